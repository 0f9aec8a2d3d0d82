#!/bin/sh
# Paints the pictures of the README again: sh resources/screenshots/make.sh [lanescope]
set -e
here=$(cd "$(dirname "$0")" && pwd)
lanescope=${1:-$here/../../build/release/lanescope}
samples=$here/../samples

"$lanescope" export "$samples/first-step.pt.trace.json.gz" -o "$here/first-step-light.png" \
    --size 1120x580 --step 1 --select aten::mm --annotations verdicts
"$lanescope" export "$samples/first-step.pt.trace.json.gz" -o "$here/first-step-dark.png" \
    --size 1120x580 --step 1 --select aten::mm --annotations verdicts --theme dark
"$lanescope" export "$samples/many-small-kernels.pt.trace.json.gz" -o "$here/buffer-request-dark.png" \
    --size 1240x400 --range 124.85ms..127.2ms --theme dark
"$lanescope" export "$samples/torch-compile.pt.trace.json.gz" -o "$here/torch-compile-light.png" \
    --size 1240x620 --step 3 --select aten::addmm --annotations verdicts
