#!/usr/bin/env bash
# Draws the icons of packaging/icons/hicolor anew from the pictures in resources/icons: bash packaging/make-icons.sh
# The result is committed, so that building and packaging need no rsvg-convert (librsvg2-bin).
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
out=${1:-$root/packaging/icons/hicolor}

draw() { # picture, context, name
    local size
    mkdir -p "$out/scalable/$2"
    cp "$root/resources/icons/$1.svg" "$out/scalable/$2/$3.svg"
    for size in 16 22 24 32 48 64 128 256 512; do
        mkdir -p "$out/${size}x$size/$2"
        rsvg-convert -w $size -h $size "$root/resources/icons/$1.svg" -o "$out/${size}x$size/$2/$3.png"
    done
}
draw lanescope apps lanescope
draw lanescope-trace mimetypes application-x-torch-trace
