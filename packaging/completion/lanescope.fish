# Completion of lanescope in fish. What there is to complete is read from the programs' own --help, so that it is
# never older than they are.

function __lanescope_options
    set -l words (commandline -opc)
    set -l call $words[1]
    for word in $words[2..-1]
        if not string match -q -- '-*' $word
            if test $word = export
                set -a call $word
            end
            break
        end
    end
    # A line of the help: `  -o,--output TEXT   what it is`
    $call --help 2>/dev/null | string match -r -- '--[a-z][a-z-]*' | sort -u
end

function __lanescope_values
    set -l words (commandline -opc)
    set -l before $words[-1]
    string match -q -- '-*' $before; or return 1
    set -l call $words[1]
    test (count $words) -gt 2; and set -a call $words[2]
    set -l line ($call --help 2>/dev/null | string match -r -- ".*$before[ ,].*:\{[^}]*\}.*")
    test -n "$line[1]"; or return 1
    string match -r -- ':\{([^}]*)\}' $line[1] | tail -n 1 | string split ,
end

complete -c lanescope -n 'test (count (commandline -opc)) -eq 1' -a export
complete -c lanescope -a '(__lanescope_values)'
complete -c lanescope -n 'string match -q -- "-*" (commandline -ct)' -f -a '(__lanescope_options)'
