#!/usr/bin/env python3
"""Keeps resources/translations up to date with the texts of the sources.

    packaging/translations.py update         put new texts into the catalogue, drop those that are gone
    packaging/translations.py check          say which texts lack a translation, or have one that does not fit
    packaging/translations.py missing OUT    write the texts without translation, numbered, to OUT
    packaging/translations.py fill FILE      take translations from lines "NUMBER<tab>translation" of the same numbering

The window's texts are found by Qt's lupdate. Core has no Qt: its texts are the string literals that read like words, in the context
"core". Texts that core builds with fmt are templates with {}; {d} stands for a number that countOf() puts in front.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
CATALOGUE = ROOT / "resources/translations/lanescope_ko.ts"
TEXTS = ROOT / "resources/translations/coretexts.txt"

TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"\((?P<raw>.*?)\)"|"(?P<text>(?:[^"\\\n]|\\.)*)"|'(?:[^'\\\n]|\\.)+'"""
    r"""|[0-9][0-9'a-zA-Z.]*|[A-Za-z_]\w*|::|==|!=|\+=|<<|->|\s+|.""",
    re.S,
)
CODE = re.compile(r"\\u([0-9a-fA-F]{4})")
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}
# What stands before a literal that a program reads, not a person.
TECHNICAL_BEFORE = {"==", "!=", "case", "include", "sv"}
TECHNICAL_CALLS = {
    "starts_with", "ends_with", "find", "find_first_of", "find_first_not_of", "find_last_not_of", "rfind", "contains", "value",
    "intern", "at", "is", "has", "hasAny", "isIn", "startsWithAny", "member", "sameText", "View", "string_view", "column",
}
NUMBERS = {"time", "share", "count", "ratio", "bytes", "text", "plain"}
# Words alone are texts only here: titles and cells of tables, and what a verdict fills in.
WORD_FILES = re.compile(r"core/(analyse/(.*table|tables|groups|queue|copytable|ranks.*|compare.*)|model/(category|issue)|verdict/.*)\.cpp$")
# Words that are texts although they do not look like it: cells of tables, and what fills a hole.
WORDS = {
    "several": "core/analyse/kerneltable.cpp", "first": "core/analyse/steptable.cpp", "second": "core/analyse/steptable.cpp",
    "steady": "core/analyse/steptable.cpp", "belongs": "core/analyse/operatorstable.cpp", "belong": "core/analyse/operatorstable.cpp",
    "same": "core/analyse/comparedrows.cpp", "changed": "core/analyse/comparedrows.cpp", "renamed": "core/analyse/comparedrows.cpp",
    "and": "core/analyse/operatorstable.cpp", "threads": "core/analyse/occupancy.cpp", "registers": "core/analyse/occupancy.cpp",
}
SKIPPED_FILES = re.compile(r"core/(write/(?!tracetext|rankinput)|load/(jsonscan|jsonlex|eventlayout)|base/)")


def literals(source):
    """Yields (text, tokens before it, line), adjacent literals joined."""
    before, joined, start = [], None, 0
    for match in TOKEN.finditer(source):
        token = match.group(0)
        if token.isspace() or token.startswith(("//", "/*")):
            continue
        text = match.group("raw")
        if text is None and match.group("text") is not None:
            text = re.sub(r"\\(.)", lambda m: ESCAPES.get(m.group(1), m.group(1)), CODE.sub(lambda m: chr(int(m.group(1), 16)), match.group("text")))
        if text is not None:
            if joined is None:
                joined, start = text, match.start()
            else:
                joined += text
            continue
        if joined is not None:
            yield joined, before[-300:], source.count("\n", 0, start) + 1, token
            before.append('"' + joined + '"')
            joined = None
        before.append(token)


def call_of(before):
    """The name of the innermost call around, and the number of the argument: ("countOf", 1)."""
    depth = commas = 0
    for i in range(len(before) - 1, -1, -1):
        token = before[i]
        if token in ")}]":
            depth += 1
        elif token in "({[":
            if depth == 0:
                return (before[i - 1] if i else ""), commas, token
            depth -= 1
        elif token == "," and depth == 0:
            commas += 1
        elif token == ";" and depth == 0:
            break
    return "", commas, ""


def is_words(text):
    letters = len(re.findall(r"[A-Za-z]", re.sub(r"\{[^}]*\}", "", text)))
    if re.search(r"\{\} [a-z]{2,} \{\} \(", text):
        return True
    return letters >= 3 and re.search(r"[A-Za-z}]{2,}[,.:;]?[ ]+[A-Za-z{(]|[a-z]{3,}[.:]$|\{\} [a-z]{2,}|[a-z]{2,} \{", text) is not None


def core_texts():
    """{text: comment} of what core says to people, and the names of its numbers."""
    texts, numbers = {}, {}

    def add(text, where):
        text = text.replace("{{", "\x01").replace("}}", "\x02")
        text = re.sub(r"\{:[^}]*\}", "{}", text).replace("\x01", "{").replace("\x02", "}").strip()
        if text and "{}" != text:
            texts.setdefault(text, where)

    for path in sorted((ROOT / "core").rglob("*.cpp")):
        name = path.relative_to(ROOT).as_posix()
        if SKIPPED_FILES.match(name):
            continue
        for text, before, line, after in literals(path.read_text()):
            where = name
            call, argument, bracket = call_of(before)
            previous = before[-1] if before else ""
            if call in NUMBERS and argument == 0 and before[-3:-2] == ["::"] and re.fullmatch(r"[a-z0-9_]+", text):
                numbers.setdefault(re.sub("_ns$", "", text).replace("_", " "), where)
                continue
            if call == "addDistributionColumns":
                add(text, where)
                continue
            if call == "countOf" and argument in (1, 2):
                add("{d} " + text.strip(), where)
                continue
            if previous in TECHNICAL_BEFORE or after in ("==", "!=", "sv") or call in TECHNICAL_CALLS:
                continue
            if name.endswith("verdict/verdict.cpp") and call == "ids":
                add(text, where)
                continue
            if IGNORED.search(text):
                continue
            if is_words(text) or (WORD_FILES.match(name) and is_word_of_table(text, before, call, name)):
                add(text, where)
    for word, where in WORDS.items():
        if re.search(rf'"\W?{word}\W?"', (ROOT / where).read_text()):
            add(word, where)
    # What verdicts are held against: LIMIT(unit, name, value, source, meaning).
    limits = ROOT / "core/verdict/thresholds.def"
    for name, strings in re.findall(r"LIMIT\(\w+, (\w+),[^\"]*((?:\"(?:[^\"\\]|\\.)*\"[\s,]*)+)\)", limits.read_text()):
        numbers.setdefault(re.sub(r"([A-Z])", lambda m: " " + m.group(1).lower(), name), "core/verdict/thresholds.def")
        meaning = [text for text, *_ in literals(strings + ";")]
        if meaning:
            add(meaning[-1], "core/verdict/thresholds.def")
    return texts, numbers


IGNORED = re.compile(
    r"^(ProfilerStep|nn\.Module|aten::|## |Activity Buffer|TorchDynamo|Torch-Compiled|AOTDispatcher|Call Compiled|Compiled A|Pregraph"
    r"|Input (Dims|Strides|type)|Concrete Inputs|Process Group|Collective name|In msg|Total (Res|All)|est\. achieved|\(anonymous"
    r"|[a-z0-9]+(-[a-z0-9]+)+$|[a-z0-9_]+$|Optimizer\.|Buffer Flush|Runtime Triggered|Lazy Function|Driver Compiler|Command Buffer"
    r"|enumerate\(|autograd::)"
)


def is_word_of_table(text, before, call, name):
    if not re.fullmatch(r"[A-Z][A-Za-z.%-]+( [A-Za-z]+)*|[0-9]+ %", text):
        return False
    return True


SHORT_NAMES = (
    re.compile(r'#define (\w+)\(\w+\) QT_TRANSLATE_NOOP\("([^"]+)", \w+\)'),
    re.compile(r'QString (\w+)\(const char \*\w+\)\s*\{\s*return QCoreApplication::translate\("([^"]+)", \w+\);'),
    re.compile(r'auto (\w+) = \[\]\(const char \*\w+\) \{\s*return QCoreApplication::translate\("([^"]+)", \w+\);'),
)


def short_name_texts():
    """{context: {text: comment}} of what a file gives to a short name of its own for a context. lupdate takes none of them, or all of
    them to the namespace's context, in which nobody looks."""
    found = {}
    for path in sorted([*(ROOT / "ui").rglob("*.cpp"), *(ROOT / "app").glob("*.cpp")]):
        source = path.read_text()
        contexts = {name: context for pattern in SHORT_NAMES for name, context in pattern.findall(source)}
        for text, before, _, _ in literals(source) if contexts or "QT_TRANSLATE_NOOP" in source else ():
            call, argument, bracket = call_of(before)
            if call == "QT_TRANSLATE_NOOP" and argument == 1:  # within tr() lupdate passes it over
                found.setdefault(before[-2].strip('"'), {}).setdefault(text, path.relative_to(ROOT).as_posix())
            if call in contexts and bracket == "(" and text:
                found.setdefault(contexts[call], {}).setdefault(text, path.relative_to(ROOT).as_posix())
    return found


def noop_file(path, texts, numbers):
    def quoted(text):
        return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'

    lines = []
    for context, entries in (("core", texts), ("core number", numbers), *short_name_texts().items()):
        for text, where in entries.items():
            lines.append(f'//: {where}\nauto x = QT_TRANSLATE_NOOP("{context}", {quoted(text)});')
    path.write_text("\n".join(lines) + "\n")


def run_lupdate(catalogue):
    texts, numbers = core_texts()
    lupdate = shutil.which("lupdate", path="/usr/lib/qt6/bin:/usr/lib64/qt6/bin") or shutil.which("lupdate6") or shutil.which("lupdate")
    if not lupdate:
        sys.exit("lupdate is missing: install qt6-l10n-tools.")
    with tempfile.TemporaryDirectory() as folder:
        extra = pathlib.Path(folder) / "coretexts.cpp"
        noop_file(extra, texts, numbers)
        command = [lupdate, "-silent", "-no-obsolete", "-locations", "none", "-disable-heuristic", "sametext", "-disable-heuristic",
                   "similartext", "-I", str(ROOT), str(ROOT / "ui"), str(ROOT / "app/main.cpp"), str(ROOT / "app/exportcommand.cpp"),
                   str(extra), "-target-language", "ko_KR", "-source-language", "en", "-ts", str(catalogue)]
        said = subprocess.run(command, capture_output=True, text=True)
        if said.returncode != 0:
            sys.exit(said.stdout + said.stderr)
    drop_namespace(catalogue)
    return listed(texts)


def drop_namespace(catalogue):
    tree = ElementTree.parse(catalogue)
    root = tree.getroot()
    for context in root.findall("context"):
        if context.findtext("name") == "lanescope":
            root.remove(context)
    catalogue.write_text('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + ElementTree.tostring(root, encoding="unicode") + "\n")


def listed(texts):
    """A line each, for the window: it knows texts again that core has filled, or put together of several."""
    return "".join(sorted(t.replace("\n", "\\n") + "\n" for t in texts))


def messages(catalogue):
    for context in ElementTree.parse(catalogue).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


def text_of(message):
    translation = message.find("translation")
    forms = translation.findall("numerusform")
    return [f.text or "" for f in forms] if message.get("numerus") == "yes" else [translation.text or ""]


def placeholders(text):
    return sorted(re.findall(r"\{[a-z][a-z0-9_]*\}|%L?[1-9n]", text))


def faults(context, message):
    """What is wrong with one translation."""
    source = message.findtext("source")
    forms = text_of(message)
    if message.find("translation").get("type") in ("unfinished", "vanished", "obsolete") or not forms or not all(forms):
        yield "is not translated"
        return
    for text in forms:
        if placeholders(source) != placeholders(text):
            yield f"has other placeholders: {text!r}"
        holes = source.count("{}")
        numbered = re.findall(r"\{([1-9])\}", text)
        if text.count("{}") + len(set(numbered)) != holes or (numbered and "{}" in text):
            yield f"has other {{}}: {text!r}"
        if bool(re.search(r"&[A-Za-z]", source)) != bool(re.search(r"&[A-Za-z]", text)):
            yield f"lacks the mnemonic, or has one too many: {text!r}"
        for end in ("…", "\n", " "):
            if source.endswith(end) != text.endswith(end):
                yield f"ends otherwise: {text!r}"
        if source.count("\t") != text.count("\t"):
            yield f"has other tabs: {text!r}"
        if source.count("`") != text.count("`"):
            yield f"has other quotes: {text!r}"


def check():
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder) / CATALOGUE.name
        shutil.copy(CATALOGUE, fresh)
        wanted = run_lupdate(fresh)
        bad = [f"[{context}] {message.findtext('source')!r} {fault}"
               for context, message in messages(fresh) for fault in faults(context, message)]
        known = {(c, m.findtext("source")) for c, m in messages(fresh)}
        bad += [f"[{c}] {m.findtext('source')!r} is in the catalogue, but in no source" for c, m in messages(CATALOGUE)
                if (c, m.findtext("source")) not in known]
        if wanted != TEXTS.read_text():
            bad.append(f"{TEXTS.name} is not up to date")
        if bad:
            print("\n".join(bad))
            print(f"{len(bad)} texts need work. packaging/translations.py update puts new ones into the catalogue.")
            return 1
        print(f"{len(known)} texts, all translated.")
        return 0


def update():
    TEXTS.write_text(run_lupdate(CATALOGUE))
    unfinished = sum(1 for c, m in messages(CATALOGUE) if any(True for _ in faults(c, m)))
    print(f"{unfinished} texts need work.")


def missing(out):
    lines = []
    for number, (context, message) in enumerate(messages(CATALOGUE)):
        if any(True for _ in faults(context, message)):
            source = message.findtext("source").replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
            comment = message.findtext("comment")
            lines.append(f"{number}\t{context}\t{source}" + (f"\t({comment})" if comment else ""))
    pathlib.Path(out).write_text("\n".join(lines) + "\n")


def fill(file):
    given = {}
    for line in pathlib.Path(file).read_text().splitlines():
        if "\t" in line:
            number, text = line.split("\t", 1)
            given[int(number)] = text.replace("\\n", "\n").replace("\\t", "\t").replace("\\\\", "\\")
    tree = ElementTree.parse(CATALOGUE)
    number = 0
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            if number in given:
                translation = message.find("translation")
                translation.attrib.pop("type", None)
                if message.get("numerus") == "yes":
                    for form in translation.findall("numerusform"):
                        translation.remove(form)
                    ElementTree.SubElement(translation, "numerusform").text = given[number]
                else:
                    translation.text = given[number]
            number += 1
    tree.write(CATALOGUE, encoding="utf-8", xml_declaration=True)
    update()  # lupdate's own layout again


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("update", "check", "missing", "fill"))
    parser.add_argument("file", nargs="?")
    arguments = parser.parse_args()
    if arguments.what in ("missing", "fill"):
        if not arguments.file:
            parser.error("a file is needed")
        {"missing": missing, "fill": fill}[arguments.what](arguments.file)
        return 0
    return {"update": update, "check": check}[arguments.what]() or 0


if __name__ == "__main__":
    sys.exit(main())
