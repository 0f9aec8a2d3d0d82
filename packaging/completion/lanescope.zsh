#compdef lanescope lanescope-cli
# Completion of lanescope and lanescope-cli in zsh. What there is to complete is read from the programs' own --help, so that it is
# never older than they are.

local program=$words[1] command='' help before=$words[CURRENT-1] values
local -a names
if [[ ${program:t} == lanescope-cli ]]; then
    command=${${words[2,CURRENT-1]:#-*}[1]}
    if [[ -z $command && $words[CURRENT] != -* ]]; then
        names=(${(f)"$(_call_program commands $program --help 2>/dev/null | sed -n '/^Subcommands:/,$s/^  \([a-z][a-z-]*\) .*/\1/p')"})
        compadd -a names
        return
    fi
elif [[ $words[2] == export ]] && (( CURRENT > 2 )); then
    command=export
elif (( CURRENT == 2 )); then
    compadd export
fi
help="$(_call_program options $program $command --help 2>/dev/null)"
if [[ $before == -* ]]; then
    # --format TEXT:{text,json,csv}: one of these
    values=$(sed -n "s/^ *\(.*,\)\{0,1\}${before}[ ,].*:{\([^}]*\)}.*/\2/p" <<<"$help" | head -n 1)
    if [[ -n $values ]]; then
        names=(${(s:,:)values})
        compadd -a names
        return
    fi
fi
if [[ $words[CURRENT] == -* ]]; then
    names=(${(fu)"$(grep -oE -- '(^|[ ,])--[a-z][a-z-]*' <<<"$help" | tr -d ' ,')"})
    compadd -a names
    return
fi
_files -g '*.(json|gz)(-.)'
