"""Plants wrong claims. For each, the compiler must miss an expected error, and lib/sources.py must find a new claim
without a source, and a digest in looked_up.txt of no claim."""

import shutil

from compiler import DECLARATIONS, Compiler
from examples import complaints, marks
from modules import Module
from sources import faults
from toolchain import HEADERS, Unusable

# For each kind of claim: its file, the right text and the wrong one.
PLANTS = {
    "conformance": (
        "swift/UIKit/UICollectionLayoutListConfiguration.swift", "enum Appearance {", "enum Appearance: Sendable {"),
    "isolation": (
        "headers/UIKit/UIDragAndDrop.h", "NS_SWIFT_UI_ACTOR IOS(11.0) @interface UIDragItem", "@interface UIDragItem"),
    "attribute on a line of its own": (
        "swift/UIKit/UIContentConfiguration.swift", "@MainActor @preconcurrency\npublic protocol UIContentView",
        "public protocol UIContentView"),
    "version": (
        "swift/UIKit/UIContentConfiguration.swift", "@available(iOS 18.0, *) public static func header",
        "public static func header"),
    "label": ("headers/UIKit/UIWindow.h", "NS_SWIFT_NAME(sendEvent(_:))", ""),
    "optional member": ("headers/UIKit/UIDragAndDrop.h", "@required\n- (void)tableView:", "@optional\n- (void)tableView:"),
    "result below a claim with its page": (
        "headers/UIKit/UITableView.h", "readonly, nullable) NSIndexPath *indexPathForSelectedRow",
        "readonly) NSIndexPath *indexPathForSelectedRow"),
    "designated initializer": (
        "headers/UIKit/UIControl.h", "primaryAction:(nullable UIAction *)primaryAction IOS(14.0)",
        "primaryAction:(nullable UIAction *)primaryAction NS_DESIGNATED_INITIALIZER IOS(14.0)"),
}


def check_plants(compiler, platform, app, example):
    """Checks an example against declarations with every plant. Returns the number of lines that noticed nothing."""
    folder = compiler.toolchain.cache / "planted"
    shutil.rmtree(folder, ignore_errors=True)
    for original in (HEADERS, DECLARATIONS):
        shutil.copytree(original, folder / original.name)
    for kind, (name, right, wrong) in PLANTS.items():
        text = (folder / name).read_text()
        if right not in text:
            raise Unusable(f"lib/plants.py: there is no {right!r} in {name} for the wrong {kind}")
        (folder / name).write_text(text.replace(right, wrong, 1))
    planted = Compiler(compiler.toolchain, platform, compiler.version, folder)
    found = list(complaints(example, planted.check(Module("Example", [example], [], app.flags), folder), platform))
    blind = [f"{example.name}:{number}" for number in marks(example, platform)
             if not any(line.startswith(f"{number}: expected") for line in found)]
    if len(list(faults(folder))) != len(list(faults())) + 2 * len(PLANTS):
        blind.append("lib/sources.py")
    print(f"{'FAILED' if blind else 'ok':<8}{len(PLANTS)} planted claims", flush=True)
    print("".join(f"  {place}: a wrong claim went unnoticed\n" for place in blind), end="")
    return len(blind)
