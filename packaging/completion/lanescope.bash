# Completion of lanescope and lanescope-cli in bash. What there is to complete is read from the programs' own --help, so that it is
# never older than they are.

_lanescope() {
    local program=$1 word=$2 before=$3
    local command='' help
    case ${program##*/} in
        lanescope-cli)
            local i
            for ((i = 1; i < COMP_CWORD; i++)); do
                [[ ${COMP_WORDS[i]} == -* ]] || { command=${COMP_WORDS[i]}; break; }
            done
            if [[ -z $command && $word != -* ]]; then
                COMPREPLY=($(compgen -W "$("$program" --help 2>/dev/null | sed -n '/^Subcommands:/,$s/^  \([a-z][a-z-]*\) .*/\1/p')" -- "$word"))
                return
            fi
            ;;
        *)
            [[ ${COMP_WORDS[1]} == export && $COMP_CWORD -gt 1 ]] && command=export
            if [[ $COMP_CWORD -eq 1 && $word == e* ]]; then
                COMPREPLY=($(compgen -W export -- "$word"))
            fi
            ;;
    esac
    help=$("$program" ${command:+"$command"} --help 2>/dev/null)
    # --format TEXT:{text,json,csv}: one of these
    if [[ $before == -* ]]; then
        local values
        values=$(sed -n "s/^ *\(.*,\)\{0,1\}${before}[ ,].*:{\([^}]*\)}.*/\2/p" <<<"$help" | head -n 1)
        if [[ -n $values ]]; then
            COMPREPLY=($(compgen -W "${values//,/ }" -- "$word"))
            return
        fi
    fi
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$(grep -oE -- '(^|[ ,])--[a-z][a-z-]*' <<<"$help" | tr -d ' ,' | sort -u)" -- "$word"))
        return
    fi
    compopt -o filenames 2>/dev/null
    local file
    while IFS= read -r file; do
        COMPREPLY+=("$file")
    done < <(compgen -d -- "$word"; compgen -f -- "$word" | grep -E '\.(json|gz)$')
}

complete -F _lanescope lanescope lanescope-cli
