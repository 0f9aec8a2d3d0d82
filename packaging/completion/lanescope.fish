# Completion of lanescope and lanescope-cli in fish. What there is to complete is read from the programs' own --help, so that it is
# never older than they are.

# The help that counts here: of the program, or of its command where one is named.
function __lanescope_help
    set -l words (commandline -opc)
    set -l call $words[1]
    for word in $words[2..-1]
        if not string match -q -- '-*' $word
            # Behind lanescope stands a file, but for its one command.
            if string match -q -- '*lanescope-cli' $call; or test $word = export
                set -a call $word
            end
            break
        end
    end
    $call --help 2>/dev/null
end

# A line of the help: `  -o,--output TEXT   what it is`
function __lanescope_options
    __lanescope_help | string match -r -- '--[a-z][a-z-]*' | sort -u
end

# `--format TEXT:{text,json,csv}`: one of these
function __lanescope_values
    set -l before (commandline -opc)[-1]
    string match -q -- '-*' $before; or return 1
    set -l line (__lanescope_help | string match -r -- '.*'$before'[ ,].*:\{[^}]*\}.*')
    test -n "$line[1]"; or return 1
    string match -r -- ':\{([^}]*)\}' $line[1] | tail -n 1 | string split ,
end

function __lanescope_commands
    lanescope-cli --help 2>/dev/null | string match -rg '^  ([a-z][a-z-]*) '
end

complete -c lanescope -n 'test (count (commandline -opc)) -eq 1' -a export
complete -c lanescope-cli -n 'test (count (commandline -opc)) -eq 1' -f -a '(__lanescope_commands)'
for program in lanescope lanescope-cli
    complete -c $program -n '__lanescope_values >/dev/null' -f -a '(__lanescope_values)'
    complete -c $program -n 'string match -q -- "-*" (commandline -ct)' -f -a '(__lanescope_options)'
end
