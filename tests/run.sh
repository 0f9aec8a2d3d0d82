#!/usr/bin/env bash
# Builds Lanescope with its tests and runs them all, with no display needed: bash tests/run.sh
# The last line counts test programs: "N passed, N failed, N skipped".
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/ci
jobs=$(nproc)

bash "$root/packaging/install-deps.sh" tests

cd "$root"
cmake --preset ci
cmake --build --preset ci -j "$jobs"

output=$build/ctest.log
status=0
ctest --preset ci -j "$jobs" 2>&1 | tee "$output" || status=$?

# A test that was left out inside a program that passed must be seen too.
if grep -h '^SKIP   :' "$build/Testing/Temporary/LastTest.log" 2>/dev/null; then
    echo
fi

# ctest counts a skipped test as passed.
summary=$(grep -E '^[0-9]+% tests passed, [0-9]+ tests? failed out of [0-9]+' "$output" || true)
total=0
failed=0
if [[ $summary =~ passed,\ ([0-9]+)\ tests?\ failed\ out\ of\ ([0-9]+) ]]; then
    failed=${BASH_REMATCH[1]}
    total=${BASH_REMATCH[2]}
fi
skipped=$(grep -cE '\*\*\*Skipped' "$output" || true)

if ((total == 0)); then
    echo "No test ran." >&2
    status=1
fi
echo "$((total - failed - skipped)) passed, $failed failed, $skipped skipped"
exit "$status"
