# Turns what --help of a program prints (CLI11) into paragraphs of a man page: positionals and options, each with its sentence.

function escaped(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    sub(/^[.']/, "\\\\\\&&", text)
    return text
}
function flush(    names) {
    if (what == "")
        return
    # `--step INT Excludes: --range`: what it takes, without what it cannot stand beside
    sub(/ Excludes:.*/, "", what)
    sub(/ Needs:.*/, "", what)
    sub(/ REQUIRED/, "", what)
    # `--format TEXT:{text,json}=text`
    if (match(what, /=[^ ]*$/)) {
        sentence = sentence (sentence ~ /[.!]$/ ? "" : ".") " Default: " substr(what, RSTART + 1) "."
        what = substr(what, 1, RSTART - 1)
    }
    if (match(what, /[A-Z]+:\{[^}]*\}/)) {
        names = substr(what, RSTART, RLENGTH)
        sub(/^[A-Z]*:\{/, "", names)
        sub(/\}$/, "", names)
        gsub(/,/, "|", names)
        what = substr(what, 1, RSTART - 1) names substr(what, RSTART + RLENGTH)
    }
    print ".TP"
    print ".B " escaped(what)
    print escaped(sentence)
    what = sentence = ""
}
/^[A-Z][A-Za-z ]*:$/ { flush(); part = $1; next }
/^Example: / { flush(); part = ""; example = substr($0, 10); next }
part == "Options:" || part == "Positionals:" {
    if ($0 ~ /^  [^ ]/) {
        flush()
        line = substr($0, 3)
        at = match(line, /   */)
        if (at > 0) {
            what = substr(line, 1, at - 1)
            sentence = substr(line, at)
        } else {
            what = line
        }
        sub(/^ */, "", sentence)
        if (what ~ /^-h,--help/)
            what = sentence = ""
    } else if ($0 ~ /^ +[^ ]/ && what != "") {
        line = $0
        sub(/^ */, "", line)
        sentence = sentence (sentence == "" ? "" : " ") line
    }
}
END {
    flush()
    if (example != "") {
        print ".PP"
        print "Example:"
        print ".PP"
        print ".RS"
        print ".B " escaped(example)
        print ".RE"
    }
}
