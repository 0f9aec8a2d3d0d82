#!/usr/bin/env bash
# Builds the Debian packages and looks at them: bash packaging/check-packages.sh [FOLDER]
#
# Needs a configured build/release (cmake --preset release). The packages go to FOLDER (build/release/packages).
# Tools that are not there are named and passed over; whatever a tool that is there finds wrong ends in status 1.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release
out=${1:-$build/packages}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0 passed_over=()

say() { printf '%-6s %s\n' "$1" "$2"; }
check() { # name, command ...
    local name=$1
    shift
    if "$@" >"$work/log" 2>&1; then
        say ok "$name"
    else
        say FAILED "$name"
        sed 's/^/       /' "$work/log" | tail -n 25
        failures=$((failures + 1))
    fi
}
with() { # tool, name, command ...
    if command -v "$1" >/dev/null; then
        shift
        check "$@"
    else
        say - "$2 ($1 is not installed)"
        passed_over+=("$1")
    fi
}

# ---- build

mkdir -p "$out"
rm -f "$out"/lanescope*.deb
check "programs and man pages" cmake --build "$build" --target programs
check "cpack" cpack --config "$build/CPackConfig.cmake" -G DEB -B "$out"
window=$(ls "$out"/lanescope_*.deb 2>/dev/null | head -n 1)
cli=$(ls "$out"/lanescope-cli_*.deb 2>/dev/null | head -n 1)
if [[ ! -f $window || ! -f $cli ]]; then
    echo "There are no packages to look at."
    exit 1
fi

# ---- what is in them

dpkg-deb -x "$window" "$work/window" && dpkg-deb -x "$cli" "$work/cli"
holds() { # folder, files ...
    local folder=$1 file
    shift
    for file in "$@"; do
        [[ -s $folder/$file ]] || { echo "$file is missing"; return 1; }
    done
}
check "lanescope holds its files" holds "$work/window" usr/bin/lanescope usr/share/applications/lanescope.desktop \
    usr/share/mime/packages/lanescope.xml usr/share/metainfo/org.lanescope.Lanescope.metainfo.xml \
    usr/share/icons/hicolor/{16x16,22x22,24x24,32x32,48x48,64x64,128x128,256x256,512x512}/{apps/lanescope,mimetypes/application-x-torch-trace}.png \
    usr/share/icons/hicolor/scalable/{apps/lanescope,mimetypes/application-x-torch-trace}.svg \
    usr/share/man/man1/lanescope.1.gz usr/share/bash-completion/completions/lanescope \
    usr/share/zsh/vendor-completions/_lanescope usr/share/fish/vendor_completions.d/lanescope.fish \
    usr/share/doc/lanescope/{copyright,changelog.gz,changelog.Debian.gz}
check "lanescope-cli holds its files" holds "$work/cli" usr/bin/lanescope-cli usr/share/man/man1/lanescope-cli.1.gz \
    usr/share/bash-completion/completions/lanescope-cli usr/share/zsh/vendor-completions/_lanescope-cli \
    usr/share/fish/vendor_completions.d/lanescope-cli.fish \
    usr/share/doc/lanescope-cli/{copyright,changelog.gz,changelog.Debian.gz,examples/first-step.pt.trace.json.gz}
no_shared_file() {
    local both
    both=$(comm -12 <(cd "$work/window" && find . -type f | sort) <(cd "$work/cli" && find . -type f | sort))
    [[ -z $both ]] || { echo "in both: $both"; return 1; }
}
check "no file is in both" no_shared_file
depends() { dpkg-deb -f "$1" Depends; }
server_needs_no_qt() { ! depends "$cli" | grep -iE 'qt|x11|xcb|gl1'; }
check "lanescope-cli needs no Qt and no display" server_needs_no_qt
window_needs_qt() { depends "$window" | grep -q libqt6widgets6 && dpkg-deb -f "$window" Recommends | grep -q fonts-noto-cjk; }
check "lanescope needs Qt and recommends a font with Korean" window_needs_qt
no_service() { ! find "$work/window" "$work/cli" | grep -E '/(systemd|init\.d|cron|autostart|dbus-1)(/|$)'; }
check "no service, nothing that starts by itself" no_service
no_scripts() { ! { dpkg-deb -I "$window" && dpkg-deb -I "$cli"; } | grep -E ' (postinst|preinst|postrm|prerm)$'; }
check "nothing runs when they are installed" no_scripts

# ---- what describes them

with desktop-file-validate "desktop entry" desktop-file-validate "$work/window/usr/share/applications/lanescope.desktop"
with appstreamcli "metainfo" appstreamcli validate --no-net \
    "$work/window/usr/share/metainfo/org.lanescope.Lanescope.metainfo.xml"
with lintian "lintian" lintian --fail-on error --suppress-tags initial-upload-closes-no-bugs "$window" "$cli"
man_is_clean() { # program, folder
    local said
    said=$(LC_ALL=C.UTF-8 MANWIDTH=100 man --warnings -E UTF-8 -l "$2/usr/share/man/man1/$1.1.gz" 2>&1 >"$work/page")
    [[ -z $said ]] || { echo "$said"; return 1; }
}
every_option_is_in_the_page() { # program, folder, command
    local option
    man_is_clean "$1" "$2" || return 1
    for option in $("$2/usr/bin/$1" ${3:+"$3"} --help | grep -oE '^  (-[a-z],)?--[a-z][a-z-]*' | grep -oE -- '--[a-z-]*' | grep -v -x -- --help); do
        grep -q -- "$option" "$work/page" || { echo "$option is missing"; return 1; }
    done
}
if command -v man >/dev/null; then
    check "man page of lanescope" every_option_is_in_the_page lanescope "$work/window"
    check "man page of lanescope export" every_option_is_in_the_page lanescope "$work/window" export
    for command in $("$work/cli/usr/bin/lanescope-cli" --help | sed -n '/^Subcommands:/,$s/^  \([a-z][a-z-]*\) .*/\1/p'); do
        check "man page of lanescope-cli $command" every_option_is_in_the_page lanescope-cli "$work/cli" "$command"
    done
fi

# ---- names of traces, asked of a database of file types that holds ours

mime_of() { # name, type
    local said
    said=$(XDG_DATA_HOME=$work/share XDG_DATA_DIRS=$work/share:/usr/share gio info -a standard::content-type "$work/names/$1" |
        sed -n 's/.*standard::content-type: //p')
    [[ $said == "$2" ]] || { echo "$1 is $said, not $2"; return 1; }
}
if command -v update-mime-database >/dev/null && command -v gio >/dev/null; then
    mkdir -p "$work/share/mime/packages" "$work/names"
    cp /usr/share/mime/packages/freedesktop.org.xml "$work/window/usr/share/mime/packages/lanescope.xml" "$work/share/mime/packages"
    check "file types" update-mime-database "$work/share/mime"
    while read -r name type; do
        if [[ $name == *.gz ]]; then
            echo '{}' | gzip >"$work/names/$name"
        else
            echo '{}' >"$work/names/$name"
        fi
        check "$name" mime_of "$name" "$type"
    done <<'END'
a.pt.trace.json application/x-torch-trace
a.pt.trace.json.gz application/x-torch-trace-compressed
host_12.1700000000000000000.pt.trace.json.gz application/x-torch-trace-compressed
a.trace.json application/x-torch-trace
a.trace.json.gz application/x-torch-trace-compressed
rank0_trace.json application/x-torch-trace
rank12_trace.json.gz application/x-torch-trace-compressed
trace_view.json application/x-torch-trace
trace_view.json.gz application/x-torch-trace-compressed
A.PT.TRACE.JSON application/x-torch-trace
package.json application/json
trace.json application/json
a.json.gz application/gzip
ranking.json application/json
END
else
    passed_over+=(update-mime-database gio)
fi

# ---- completion

completes() { # expected, words ...
    local expected=$1
    shift
    PATH=$work/window/usr/bin:$work/cli/usr/bin:$PATH QT_QPA_PLATFORM=offscreen bash -c '
        source "$1"; shift; expected=$1; shift
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
        _lanescope "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}" 2>/dev/null
        for word in "${COMPREPLY[@]}"; do [[ $word == "$expected" ]] && exit 0; done
        echo "$* → ${COMPREPLY[*]}"; exit 1' - "$work/cli/usr/share/bash-completion/completions/lanescope-cli" "$expected" "$@"
}
touch "$work/a run.pt.trace.json.gz" "$work/other.txt"
check "completion of commands" completes report lanescope-cli re
check "completion of options" completes --thresholds lanescope-cli report --th
check "completion of values" completes markdown lanescope-cli report --format m
check "completion of lanescope" completes --select lanescope --se
check "completion of lanescope export" completes --no-legend lanescope export --no
check "completion of files" completes "$work/a run.pt.trace.json.gz" lanescope-cli report "$work/a"
with zsh "completion for zsh" zsh -n "$work/cli/usr/share/zsh/vendor-completions/_lanescope-cli"
fish_completes() { # expected, file, words as they are typed
    local said
    said=$(PATH=$work/window/usr/bin:$work/cli/usr/bin:$PATH QT_QPA_PLATFORM=offscreen fish --no-config -c '
        source $argv[1]; complete -C $argv[2]' "$work/$2" "$3" 2>&1)
    grep -qx -- "$1" <<<"$said" || { echo "$3 → $said"; return 1; }
}
of_window=window/usr/share/fish/vendor_completions.d/lanescope.fish
of_cli=cli/usr/share/fish/vendor_completions.d/lanescope-cli.fish
with fish "completion for fish: commands" fish_completes report "$of_cli" "lanescope-cli re"
with fish "completion for fish: options" fish_completes --thresholds "$of_cli" "lanescope-cli report --th"
with fish "completion for fish: values" fish_completes markdown "$of_cli" "lanescope-cli report --format m"
with fish "completion for fish: lanescope" fish_completes --select "$of_window" "lanescope --se"
with fish "completion for fish: lanescope export" fish_completes --no-legend "$of_window" "lanescope export --no-l"

# ---- icons, and what is prepared for other systems

icons_are_current() { bash "$root/packaging/make-icons.sh" "$work/icons" && diff -r "$work/icons" "$root/packaging/icons/hicolor"; }
with rsvg-convert "icons are those of the pictures" icons_are_current
plist_reads() {
    python3 - "$root/packaging/macos/Info.plist.in" <<'END'
import plistlib, sys
plist = plistlib.load(open(sys.argv[1], "rb"))
exported = {t["UTTypeIdentifier"] for t in plist["UTExportedTypeDeclarations"]}
claimed = {t for d in plist["CFBundleDocumentTypes"] for t in d["LSItemContentTypes"]}
assert exported <= claimed, exported - claimed
END
}
with python3 "Info.plist of macOS" plist_reads
wix_reads() { python3 -c 'import sys, xml.dom.minidom as x; x.parse(sys.argv[1])' "$root/packaging/windows/registry.wix.xml"; }
with python3 "registry entries for WiX" wix_reads
nsis_compiles() {
    cpack --config "$build/CPackConfig.cmake" -G NSIS -B "$work/nsis" -D CPACK_PACKAGE_FILE_NAME=lanescope-try &&
        ls "$work"/nsis/*.exe
}
with makensis "installer of Windows compiles (with the programs of this system in it)" nsis_compiles
manifest_reads() { (cd "$root/packaging/flatpak" && flatpak-builder --show-manifest org.lanescope.Lanescope.yml); }
with flatpak-builder "Flatpak manifest" manifest_reads

echo
echo "Packages: $window $cli"
((${#passed_over[@]} == 0)) || echo "Not installed, so not asked: ${passed_over[*]}"
if ((failures > 0)); then
    echo "$failures checks failed."
    exit 1
fi
echo "All checks passed."
