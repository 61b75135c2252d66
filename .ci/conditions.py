"""Which lines of a source are compiled where, by its conditions."""

import re

# What Linux has and has not; None for what is compiled with it and without.
LINUX = {
    "canImport(UIKit)": False, "canImport(ObjectiveC)": False, "canImport(SwiftUI)": False, "canImport(OSLog)": False,
    "canImport(Darwin)": False, "canImport(FoundationNetworking)": True, "canImport(Testing)": True,
    "canImport(XCTest)": True, "os(Linux)": True, "os(macOS)": False, "os(watchOS)": False, "os(Windows)": False,
    "targetEnvironment(macCatalyst)": False, "SWIFT_PACKAGE": True, "DEBUG": None, "compiler(>=6.3)": None,
}

NAME = re.compile(r"\w+\([^)]*\)|\w+")


def both_sides(condition, known):
    """Whether what is behind a condition is compiled, and what is behind its opposite."""
    names = NAME.findall(condition)
    if unknown := [name for name in names if name not in known]:
        raise ValueError(f"#if {condition}: is {unknown[0]} true on Linux?")
    if any(known[name] is None for name in names):
        return True, True
    text = NAME.sub(lambda match: str(known[match[0]]), condition)
    value = eval(text.replace("&&", " and ").replace("||", " or ").replace("!", " not "))
    return value, not value


def compiled_lines(text, known):
    """For each line whether it is compiled; nothing for the lines of the conditions themselves."""
    stack = []
    for line in text.splitlines():
        word, _, condition = line.strip().partition(" ")
        if word == "#if":
            stack.append(both_sides(condition.partition("//")[0].strip(), known))
        elif word == "#else":
            stack[-1] = stack[-1][::-1]
        elif word == "#elseif":
            raise ValueError("#elseif is not known here")
        elif word == "#endif":
            stack.pop()
        else:
            yield line, all(here for here, _ in stack)
