# Completion of lanescope-cli in fish. What there is to complete is read from the programs' own --help, so that it is
# never older than they are.

function __lanescope_cli_options
    set -l words (commandline -opc)
    set -l call $words[1]
    for word in $words[2..-1]
        if not string match -q -- '-*' $word
            set -a call $word
            break
        end
    end
    # A line of the help: `  -o,--output TEXT   what it is`
    $call --help 2>/dev/null | string match -r -- '--[a-z][a-z-]*' | sort -u
end

function __lanescope_cli_values
    set -l words (commandline -opc)
    set -l before $words[-1]
    string match -q -- '-*' $before; or return 1
    set -l call $words[1]
    test (count $words) -gt 2; and set -a call $words[2]
    set -l line ($call --help 2>/dev/null | string match -r -- ".*$before[ ,].*:\{[^}]*\}.*")
    test -n "$line[1]"; or return 1
    string match -r -- ':\{([^}]*)\}' $line[1] | tail -n 1 | string split ,
end

function __lanescope_cli_commands
    lanescope-cli --help 2>/dev/null | string match -rg '^  ([a-z][a-z-]*) '
end

complete -c lanescope-cli -n 'test (count (commandline -opc)) -eq 1' -f -a '(__lanescope_cli_commands)'
complete -c lanescope-cli -a '(__lanescope_cli_values)'
complete -c lanescope-cli -n 'string match -q -- "-*" (commandline -ct)' -f -a '(__lanescope_cli_options)'
