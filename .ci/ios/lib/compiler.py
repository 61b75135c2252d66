"""Runs the compiler, and parses its errors and warnings."""

import dataclasses
import hashlib
import os
import pathlib
import re
import subprocess

from toolchain import HEADERS, Unusable, made_once

DECLARATIONS = HEADERS.parent / "swift"
# The Swift overlays of Apple's modules, each after those that it imports.
OVERLAYS = (
    "ObjectiveC", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "OSLog", "XCTest", "UIKit", "SwiftUI",
)


@dataclasses.dataclass(frozen=True)
class Remark:
    """An error or a warning. If it has no position, its line is 0."""

    file: str
    line: int
    column: int
    kind: str
    text: str

    @property
    def is_in_expansion(self):
        """Whether the position is in a macro expansion, not in a file."""
        return "@__swiftmacro_" in self.file


def remarks(output):
    """Returns the errors and warnings in the compiler's output, without duplicates."""
    found = {}
    for match in re.finditer(r"^(?:(.+?):(\d+):(\d+)|<unknown>:0): (error|warning): (.*)$", output, re.M):
        file, line, column, kind, text = match.groups()
        found[Remark(file or "", int(line or 0), int(column or 0), kind, text)] = None
    # The compiler repeats a message about a macro for each line of its expansion.
    said = {(remark.kind, remark.text) for remark in found if not remark.is_in_expansion}
    return [remark for remark in found if not (remark.is_in_expansion and (remark.kind, remark.text) in said)]


def has_error(found):
    return any(remark.kind == "error" for remark in found)


class Compiler:
    """The compiler for one version of a platform, with the declarations of a folder."""

    def __init__(self, toolchain, platform, version, folder=HEADERS.parent):
        self.toolchain, self.version, self.target = toolchain, version, platform.triple(version)
        self.headers, self.declarations = folder / HEADERS.name, folder / DECLARATIONS.name
        self.overlays = self._overlays()

    def run(self, mode, name, sources, flags):
        """Runs the frontend. Returns its status and output."""
        done = subprocess.run(list(map(str, [
            self.toolchain.compiler, "-frontend", mode, "-target", self.target,
            "-resource-dir", self.toolchain.resources, "-plugin-path", self.toolchain.plugins,
            "-module-cache-path", self.toolchain.cache / "clang", "-sdk", self.headers, "-I", self.headers,
            # The toolchain's shims are in a subfolder. With an SDK as new as ours, subfolders are not searched.
            "-Xcc", "-fmodulemap-allow-subdirectory-search",
            "-diagnostic-style", "llvm", "-parse-as-library", "-module-name", name, *flags, *sources,
        ])), text=True, capture_output=True)
        return done.returncode, done.stdout + done.stderr

    def _overlays(self):
        """Returns the folder of the compiled overlays. Compiles them again if a declaration has changed."""
        key = hashlib.sha256(f"{self.toolchain.resources} {self.target} {self.headers}".encode())
        for file in sorted(f for folder in (self.headers, self.declarations) for f in folder.rglob("*") if f.is_file()):
            key.update(f"{file.relative_to(self.headers.parent)}\0".encode() + file.read_bytes())
        place = self.toolchain.cache / f"declarations-{key.hexdigest()[:12]}"
        with made_once(place) as folder:
            for name in OVERLAYS if folder else ():
                status, output = self.run(
                    "-emit-module", name, sorted((self.declarations / name).glob("*.swift")),
                    ["-swift-version", "5", "-suppress-warnings", "-I", folder, "-o", folder / f"{name}.swiftmodule"])
                if status or has_error(remarks(output)):
                    raise Unusable(f"the declarations of {name} do not compile:\n{output.strip()[:4000]}")
        return place

    def emit(self, module, folder):
        """Writes the module file that other modules import. Returns whether that succeeded."""
        status, _ = self.run("-emit-module", module.name, module.sources, [
            "-I", self.overlays, "-I", folder, "-enable-testing", "-experimental-skip-all-function-bodies",
            "-suppress-warnings", *module.flags, "-o", folder / f"{module.name}.swiftmodule"])
        return status == 0

    def check(self, module, folder):
        """Returns the errors and warnings in a module, about types and about the flow of each function."""
        flags = ["-I", self.overlays, "-I", folder, "-enable-testing", *module.flags]
        status, output = self.run("-emit-sil", module.name, module.sources, [*flags, "-o", os.devnull])
        found = remarks(output)
        if status and not has_error(found):
            # A later pass failed, perhaps because our headers lack a declaration.
            status, output = self.run("-typecheck", module.name, module.sources, flags)
            found = remarks(output) + [Remark("", 0, 0, "warning", "only the types were checked, not the flow")]
        if status and not has_error(found):
            found.append(Remark("", 0, 0, "error", f"the compiler stopped with {status}: {output.strip()[-400:]}"))
        return found
