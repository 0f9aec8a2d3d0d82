#!/usr/bin/env bash
# Installs what Lanescope is built with, on Debian and its relatives, and only what is missing.
#
#   bash packaging/install-deps.sh           what the programs need
#   bash packaging/install-deps.sh tests     that, and what the tests need
#
# Elsewhere, or without the right to install, it says what is needed. Exit status 1 only if no build can begin.
set -euo pipefail

# The build may begin if its tools are there; CMake then names a library that is not.
go_on_if_possible() {
    local tool
    for tool in c++ cmake ninja; do
        if ! command -v "$tool" >/dev/null; then
            echo "Lanescope cannot be built: '$tool' is not installed." >&2
            exit 1
        fi
    done
    echo "Going on with what is installed." >&2
    exit 0
}

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    cat >&2 <<'END'
This system has no apt-get, so nothing is installed. Lanescope needs: a C++20 compiler, CMake 3.25, Ninja, pkg-config,
Qt 6.4 (Widgets, Svg, Network, Test, LinguistTools), nlohmann-json 3.11, simdjson 3, ISA-L, fmt 9, CLI11, tl-expected, Google Benchmark.
The names of the packages are in packaging/dependencies.md.
END
    go_on_if_possible
fi

packages=(
    g++ cmake ninja-build pkg-config
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
    nlohmann-json3-dev libsimdjson-dev libisal-dev libfmt-dev libcli11-dev libexpected-dev libbenchmark-dev
    fonts-inter fonts-noto-cjk
)
if [[ ${1:-} == tests ]]; then
    packages+=(xvfb xauth)
fi
if [[ -n ${WAYLAND_DISPLAY:-} && -z ${DISPLAY:-} ]]; then
    packages+=(qt6-wayland)
fi

# A tool counts wherever it came from.
declare -A tool_of=([g++]=c++ [cmake]=cmake [ninja-build]=ninja [pkg-config]=pkg-config [xvfb]=Xvfb [xauth]=xauth)

is_there() {
    local tool=${tool_of[$1]:-}
    if [[ -n $tool ]] && command -v "$tool" >/dev/null; then
        return 0
    fi
    [[ $(dpkg-query -W -f='${db:Status-Status} ' "$1" 2>/dev/null || true) == installed* ]]
}

missing=()
for package in "${packages[@]}"; do
    is_there "$package" || missing+=("$package")
done
if ((${#missing[@]} == 0)); then
    exit 0
fi

apt=(apt-get -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=120)
as_root=(env DEBIAN_FRONTEND=noninteractive)
if ((EUID != 0)); then
    if ! command -v sudo >/dev/null || { ! [[ -t 0 ]] && ! sudo -n true 2>/dev/null; }; then
        echo "These packages are missing, and installing them needs root:" >&2
        echo "    apt-get install ${missing[*]}" >&2
        go_on_if_possible
    fi
    as_root=(sudo "${as_root[@]}")
fi

echo "Installing ${#missing[@]} packages: ${missing[*]}"
if ! "${as_root[@]}" "${apt[@]}" update; then
    echo "The list of packages could not be brought up to date; trying with the old one." >&2
fi
if ! "${as_root[@]}" "${apt[@]}" install "${missing[@]}" >/dev/null; then
    echo "apt-get could not install all of: ${missing[*]}" >&2
    go_on_if_possible
fi
