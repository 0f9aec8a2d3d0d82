#!/usr/bin/env bash
# Builds Lanescope and opens a trace: bash packaging/run.sh [FILE]
# Without FILE it opens the sample trace; without a display it prints the report.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release
cli=$build/lanescope-cli
window=$build/lanescope

if [[ ${1:-} == -h || ${1:-} == --help ]]; then
    cat <<'END'
Usage: bash packaging/run.sh [FILE]

Installs what is missing (Debian and Ubuntu), builds Lanescope into build/release and opens FILE, a torch.profiler
trace (.pt.trace.json or .pt.trace.json.gz). Without FILE: the sample trace. Without a display: prints the report.
END
    exit 0
fi
if (($# > 1)); then
    echo "run.sh takes one file. Usage: bash packaging/run.sh [FILE]" >&2
    exit 2
fi
file=${1:-$root/resources/samples/first-step.pt.trace.json.gz}
if [[ ! -r $file ]]; then
    echo "Cannot read '$file': no such file, or no permission." >&2
    exit 1
fi
file=$(realpath "$file")

bash "$root/packaging/install-deps.sh"

echo "Building Lanescope in $build (the first time takes some minutes)"
cd "$root"
log=$build/build.log
mkdir -p "$build"
if ! { cmake --preset release && cmake --build --preset release --target programs -j "$(nproc)"; } >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    echo "The build failed. All of its output: $log" >&2
    exit 1
fi

# The annotated picture, where this build can write one.
picture=
if [[ -x $window ]] && QT_QPA_PLATFORM=offscreen timeout 30 "$window" export --help >/dev/null 2>&1 </dev/null; then
    name=$(basename "$file")
    picture=$build/${name%%.*}.png
    rm -f "$picture"
    if ! QT_QPA_PLATFORM=offscreen timeout 300 "$window" export "$file" -o "$picture" --annotations verdicts </dev/null || [[ ! -s $picture ]]; then
        echo "The picture of $file could not be written." >&2
        picture=
    fi
fi

where_things_are() {
    echo
    echo "Trace         $file"
    [[ -z $picture ]] || echo "Picture       $picture"
    [[ ! -x $window ]] || echo "Window        $window"
    echo "Command line  $cli"
}

if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} && -x $window ]]; then
    where_things_are
    if "$window" "$file"; then
        exit 0
    fi
    echo "The window ended with an error; this is the report instead." >&2
else
    echo "No display here: this is the report. With a display the trace opens in the window."
fi
echo
status=0
"$cli" report "$file" || status=$?
where_things_are
exit "$status"
