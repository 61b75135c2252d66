"""Checks that each claim of headers/ and swift/ has a source.

A claim is a declaration with its attributes. Those in looked_up.txt were held against Apple's pages when that list was
made. Every other one needs its source in a comment at its end, or its page's address directly above it, or a mark at
its end that names a symbol of examples/Undecided.swift. The list only shrinks: --forget removes what no longer exists.
"""

import hashlib
import itertools
import re

from toolchain import HEADERS

HERE = HEADERS.parent
LOOKED_UP, UNDECIDED = HERE / "looked_up.txt", HERE / "examples/Undecided.swift"
PAGE = r"// developer\.apple\.com/documentation/"
SOURCE = re.compile(rf"// (?:Apple documentation: |dotnet/macios: |Manual pages: )|{PAGE}")
TYPE = re.compile(
    r"(?:@interface|@protocol|\bstruct|\bclass|\benum|\bprotocol|\bextension|typedef NS_\w+\(\w+,) ([\w.]+)[^;]*$")
# Lines that declare nothing: ends of scopes, imports, and instructions to the preprocessor.
NOTHING = re.compile(r"[\s{})\];,]*|@end|@optional|@required|#.*|(?:@_exported )?import .*")
# Attributes on a line of their own belong to the declaration below them.
ATTRIBUTES = re.compile(r"(?:(?:@\w+|[A-Z_]+|__attribute__)\b(?:\((?:[^()]|\([^()]*\))*\))? ?)+")


def undecided(text):
    """Yields the symbols of the marks in a text as (type, name): `//? CGRect.minX, maxX` has two."""
    for symbols in re.findall(r"(?m)^ *[^/ ].*//\? (.+)", text):
        owner, _, names = re.sub(r"\([^)]*\)", "", symbols).rpartition(".")
        for name in names.split(", "):
            yield owner.rpartition(".")[2], name


def claims(folder):
    """Yields the place, text, digest and source of each claim. The source is its comments, and the line above it."""
    for file in sorted([*folder.glob("headers/**/*.h"), *folder.glob("swift/**/*.swift")]):
        owner = need = text = source = ""
        for number, line in enumerate(file.read_text().splitlines(), 1):
            code = " ".join(re.sub(r"(?<!:)//.*", "", line).split())
            if code in ("@optional", "@required"):
                need = code
            if not text and NOTHING.fullmatch(code):
                source = line if re.match(rf" *{PAGE}", line) else source if line.lstrip().startswith("//") else ""
                continue
            text, source = f"{text} {code}".strip(), f"{source}\n{line}"
            if ATTRIBUTES.fullmatch(text) or text.count("(") > text.count(")"):
                continue
            if found := TYPE.search(text):
                owner, need = found[1], ""
            place = file.relative_to(folder)
            digest = hashlib.sha256(f"{place}\n{owner}{need}\n{text}".encode()).hexdigest()[:6]
            yield f"{place}:{number}", text, digest, source
            text = source = ""


def faults(folder=HERE):
    """Yields what is wrong with the sources: a line for each claim, digest or undecided symbol."""
    looked_up, symbols = set(LOOKED_UP.read_text().split()), set(undecided(UNDECIDED.read_text()))
    digests, marked = set(), set()
    for place, text, digest, source in claims(folder):
        marks = set(undecided(source))
        digests.add(digest)
        marked |= marks
        if not (marks <= symbols and (marks or digest in looked_up or SOURCE.search(source))):
            yield f"{place}: {text}\n    names no page or binding, and is not in examples/Undecided.swift"
    for digest in sorted(looked_up - digests):
        yield f"looked_up.txt: {digest}\n    is no claim. If a declaration is removed, run --forget"
    for owner, name in sorted(symbols - marked):
        yield f"examples/Undecided.swift: {owner}.{name}\n    marks no declaration"


def forget():
    """Removes the claims that no longer exist from the list."""
    digests = sorted({digest for _, _, digest, _ in claims(HERE)}.intersection(LOOKED_UP.read_text().split()))
    # A line for each first two digits, so that a removal changes one line.
    groups = itertools.groupby(digests, lambda digest: digest[:2])
    LOOKED_UP.write_text("".join(" ".join(group) + "\n" for _, group in groups))
