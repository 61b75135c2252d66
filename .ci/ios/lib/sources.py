"""Checks that each claim of headers/ and swift/ has a source.

A claim is a line of a declaration. Those in looked_up.txt were held against Apple's pages when that list was made.
Every other one needs its source beside it, in a comment of its own at its end or directly above it, or a mark at its end
that names a symbol of examples/Undecided.swift. The list only shrinks: --forget removes what no longer exists.
"""

import hashlib
import itertools
import re

from toolchain import HEADERS

HERE = HEADERS.parent
LOOKED_UP, UNDECIDED = HERE / "looked_up.txt", HERE / "examples/Undecided.swift"
SOURCE = re.compile(
    r"//.*(?:Apple documentation: |developer\.apple\.com/documentation/|dotnet/macios: |Manual pages: )")
TYPE = re.compile(
    r"(?:@interface|@protocol|\bstruct|\bclass|\benum|\bprotocol|\bextension|typedef NS_\w+\(\w+,) ([\w.]+)[^;]*$")
# Lines that declare nothing: ends of scopes, imports, and instructions to the preprocessor.
NOTHING = re.compile(r"[\s{})\];,]*|@end|@optional|@required|#.*|(?:@_exported )?import .*")


def undecided(text):
    """Yields the symbols of the marks in a text as (type, name): `//? CGRect.minX, maxX` has two."""
    for symbols in re.findall(r"(?m)^ *[^/ ].*//\? (.+)", text):
        owner, _, names = re.sub(r"\([^)]*\)", "", symbols).rpartition(".")
        for name in names.split(", "):
            yield owner.rpartition(".")[2], name


def lines(folder):
    """Yields the place, kind (claim, source or other), type, line, text and digest of each line."""
    for file in sorted([*folder.glob("headers/**/*.h"), *folder.glob("swift/**/*.swift")]):
        owner = need = ""
        for number, line in enumerate(file.read_text().splitlines(), 1):
            text = " ".join(re.sub(r"(?<!:)//.*", "", line).split())
            if found := TYPE.search(text):
                owner, need = found[1], ""
            need = text if text in ("@optional", "@required") else need
            kind = "claim" if text and not NOTHING.fullmatch(text) else "source" if SOURCE.search(line) else "other"
            text = text if kind == "claim" else line.strip()
            digest = hashlib.sha256(f"{file.relative_to(folder)}\n{owner}{need}\n{text}".encode()).hexdigest()[:6]
            yield f"{file.relative_to(folder)}:{number}", kind, owner, line.strip(), text, digest


def without_source(folder=HERE):
    """Returns the claims that have no source and are not undecided."""
    looked_up, found, is_below = set(LOOKED_UP.read_text().split()), [], False
    open_ones = set(undecided(UNDECIDED.read_text()))
    for place, kind, owner, line, text, digest in lines(folder):
        # The source of claims that were looked up is not that of a new claim below it.
        is_new = digest not in looked_up
        if kind != "claim":
            is_below = kind == "source" and is_new or is_below and line.startswith("//")
        elif is_new and not (is_below or SOURCE.search(line) or is_undecided(line, open_ones)):
            found.append(f"{place}: {text}")
    return found


def is_undecided(line, symbols):
    """Returns whether a line ends with marks, as in examples/Undecided.swift, of symbols that are undecided."""
    marked = set(undecided(line))
    return bool(marked) and marked <= symbols


def forget():
    """Removes the lines that no longer exist from the list."""
    digests = sorted({digest for *_, digest in lines(HERE)}.intersection(LOOKED_UP.read_text().split()))
    # A line for each first two digits, so that a removal changes one line.
    groups = itertools.groupby(digests, lambda digest: digest[:2])
    LOOKED_UP.write_text("".join(" ".join(group) + "\n" for _, group in groups))
