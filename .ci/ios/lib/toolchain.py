"""Relabels the modules of this Linux toolchain as those of Apple's platforms.

`Swift` and `Testing` differ with Objective-C, so they are compiled from their interfaces. The others are copied. In
each module, the triple is replaced by another one of the same length.
"""

import contextlib
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from platforms import PLATFORMS

HEADERS = pathlib.Path(__file__).resolve().parent.parent / "headers"

COPIED = (
    "_Concurrency", "_StringProcessing", "SwiftOnoneSupport", "Synchronization", "Observation", "RegexBuilder",
    "_RegexParser", "Distributed", "Glibc", "_FoundationCollections", "FoundationEssentials",
    "FoundationInternationalization",
)
class Unusable(Exception):
    """The check cannot run here."""


def output_of(*command):
    """Returns the output of a command. Raises `Unusable` if it fails."""
    try:
        return subprocess.run(list(map(str, command)), check=True, text=True, capture_output=True).stdout
    except FileNotFoundError as error:
        raise Unusable(f"{command[0]} is not on the path") from error
    except subprocess.CalledProcessError as error:
        said = (error.stderr or error.stdout)[-4000:]
        raise Unusable(f"{' '.join(map(str, command[:3]))} … failed:\n{said}") from error


@contextlib.contextmanager
def made_once(place):
    """Yields a folder to fill, or None if `place` exists. Afterwards, moves the folder to `place`."""
    if place.exists():
        yield None
        return
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent) as temporary:
        folder = pathlib.Path(temporary) / place.name
        folder.mkdir()
        yield folder
        with contextlib.suppress(OSError):  # another run may have been faster
            folder.rename(place)


class Toolchain:
    """The toolchain of `swiftc`, with its modules relabeled in `resources`."""

    def __init__(self, cache):
        self.compiler = shutil.which("swiftc") or ""
        info = json.loads(output_of("swiftc", "-print-target-info"))
        if info["target"]["platform"] != "linux":
            raise Unusable("this check is for Linux only; on a Mac, build with Xcode")
        self.triple, self.module_triple = info["target"]["triple"], info["target"]["moduleTriple"]
        self.original = pathlib.Path(info["paths"]["runtimeResourcePath"])
        self.plugins = self.original / "host/plugins"
        labels = [self._label_of(platform) for platform in PLATFORMS.values()]
        recipe = [pathlib.Path(__file__).read_text(), info["compilerVersion"], str(self.original), *labels]
        key = hashlib.sha256("\n".join(recipe).encode())
        self.cache, self.resources = cache, cache / f"toolchain-{key.hexdigest()[:12]}"
        with made_once(self.resources) as folder:
            if folder:
                print("copying the toolchain's modules, which takes a minute, once", flush=True)
                self._make(folder)

    def _label_of(self, platform):
        if not (label := platform.label(len(self.triple))):
            raise Unusable(f"{self.triple} is too short to be replaced by {platform.triple(platform.oldest)}")
        return label

    def _make(self, folder):
        for name in ("apinotes", "clang", "host", "_foundation_unicode"):
            if (self.original / name).exists():
                os.symlink(self.original / name, folder / name)
        # Only the name of Foundation's C module is needed, not its contents.
        (folder / "_FoundationCShims").mkdir()
        (folder / "_FoundationCShims/module.modulemap").write_text("module _FoundationCShims [system] { export * }\n")
        shutil.copytree(self.original / "shims", folder / "shims")
        # Empty, because it would need the headers of a C library.
        (folder / "shims/LibcOverlayShims.h").write_text("")
        for name in COPIED:
            self._label(folder, name, self._source(name, "swiftmodule").read_bytes(), self.triple)
        for name, edit in (("Swift", with_objective_c), ("Testing", str)):
            self._label(folder, name, self._compiled(folder, name, edit), self._label_of(PLATFORMS["ios"]))

    def _source(self, name, kind):
        source = self.original / "linux" / f"{name}.swiftmodule" / f"{self.module_triple}.{kind}"
        if not source.exists():
            raise Unusable(f"the toolchain has no {source}")
        return source

    def _label(self, folder, name, content, triple):
        if triple.encode() not in content:
            raise Unusable(f"the module {name} does not contain {triple}")
        for platform in PLATFORMS.values():
            place = folder / platform.folder / f"{name}.swiftmodule"
            place.mkdir(parents=True, exist_ok=True)
            labeled = content.replace(triple.encode(), self._label_of(platform).encode())
            (place / f"{platform.module_triple}.swiftmodule").write_bytes(labeled)

    def _compiled(self, folder, name, edit):
        """Returns the module, compiled from its interface for iOS and with Objective-C."""
        text = self._source(name, "swiftinterface").read_text()
        flags, rest = re.match(r"((?://[^\n]*\n)*)(.*)", text, re.S).groups()
        target = self._label_of(PLATFORMS["ios"])
        flags = flags.replace(f"-target {self.triple}", f"-target {target}").replace("-disable-objc-interop", "")
        # In the SDK folder, so that the module does not list the interface, which is deleted, as a dependency.
        interface, made = folder / f"{name}.swiftinterface", folder / f"{name}.swiftmodule"
        interface.write_text(flags + edit(rest))
        output_of(
            self.compiler, "-frontend", "-compile-module-from-interface",
            *(["-parse-stdlib"] if name == "Swift" else []), "-target", target, "-resource-dir", folder,
            "-sdk", folder, "-I", HEADERS, "-plugin-path", self.plugins, "-module-cache-path", self.cache / "clang",
            "-module-name", name, "-o", made, interface)
        content = made.read_bytes()
        interface.unlink()
        made.unlink()
        return content


def with_objective_c(text):
    """Returns the standard library's interface with the declarations that Objective-C requires."""
    text = re.sub(r"@backDeployed\([^)]*\)\n((?:@[^\n]*\n)*[^\n]*_diagnoseUnavailableCodeReached\(\))", r"\1", text)
    text += """
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public let _rawValue: Builtin.RawPointer
  @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
}
@available(*, unavailable) extension Swift.AutoreleasingUnsafeMutablePointer : Swift.Sendable {}
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any
"""
    # A C header declares these two for Intel only.
    for name, arguments in (("_stdlib_squareRootl", "_ x: Swift.Float80"),
                            ("_stdlib_remainderl", "_ x: Swift.Float80, _ y: Swift.Float80")):
        if name in text:
            text += f"@usableFromInline internal func {name}({arguments}) -> Swift.Float80 {{ x }}\n"
    return text
