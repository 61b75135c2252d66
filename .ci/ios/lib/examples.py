"""Checks the examples: files without errors or warnings, and marked lines that must get theirs."""

import pathlib
import re
import tempfile

from modules import Module

# `//! error: …` at the end of a line: the expected kind, and a part of the expected text.
MARK = re.compile(r"//! (error|warning): (.+)$")


def marks(file, platform):
    """Returns the expected kind and text for each marked line of an example."""
    return {number: mark.groups() for number, line in enumerate(file.read_text().splitlines(), 1)
            if (mark := MARK.search(line)) and f"available in {platform.includes}" not in mark[2]}


def complaints(file, found, platform):
    """Yields the unexpected and the missing errors and warnings of an example."""
    marked = marks(file, platform)
    if bool(marked) != (file.parent.name == "wrong"):
        yield "expected marked lines in examples/wrong, and only there"
    if marked:
        # The mark is on the line of the macro, not in its expansion.
        found = [remark for remark in found if not remark.is_in_expansion]
    for remark in found:
        if remark.line not in marked:
            yield f"{remark.line}: {remark.kind}: {remark.text}"
    for number, (kind, text) in marked.items():
        said = [remark for remark in found if remark.line == number]
        if not any(remark.kind == kind and text in platform.as_on_ios(remark.text) for remark in said):
            yield f"{number}: expected {kind}: {text}; got {'; '.join(remark.text for remark in said) or 'nothing'}"


def check_examples(compiler, package, platform, app, folder):
    """Checks each example as a file of the app. Returns the number of failures."""
    failed = 0
    with tempfile.TemporaryDirectory(dir=compiler.toolchain.cache) as made:
        for library in package.libraries():
            compiler.emit(library, pathlib.Path(made))
        for file in sorted(folder.rglob("*.swift")):
            said = list(complaints(file, compiler.check(Module("Example", [file], [], app.flags), made), platform))
            print(f"{'FAILED' if said else 'ok':<8}{file.relative_to(folder)}", flush=True)
            print("".join(f"  {line}\n" for line in said), end="")
            failed += bool(said)
    return failed
