#!/bin/sh
# Writes a man page: make-man.sh PROGRAM FRAME OUT [VERSION]
# The frame is written by hand; a line `@OPTIONS COMMAND@` becomes the options that the program's own --help lists for it, and
# `@COMMANDS@` all of its commands with theirs. So the page is never older than the program.
set -eu

program=$1 frame=$2 out=$3 version=${4:-}
options=$(dirname "$frame")/options.awk
name=$(basename "$program")

commands() {
    "$program" --help | sed -n '/^Subcommands:/,$s/^  \([a-z][a-z-]*\)  *\(.*\)/\1\t\2/p'
}
{
    while IFS= read -r line; do
        case $line in
            @OPTIONS*@)
                command=${line#@OPTIONS}
                command=${command%@}
                # shellcheck disable=SC2086 # no word where there is no command
                "$program" $command --help | awk -f "$options"
                ;;
            @COMMANDS@)
                commands | while IFS="$(printf '\t')" read -r command what; do
                    printf '.SS "%s %s"\n' "$name" "$command"
                    printf '%s.\n' "$what" | sed 's/-/\\-/g'
                    "$program" "$command" --help | awk -f "$options"
                done
                ;;
            *) printf '%s\n' "$line" ;;
        esac
    done <"$frame"
} | sed "s/@VERSION@/$version/" >"$out.new"
mv "$out.new" "$out"
