"""What `availability` knows without running a tool: versions, symbol graphs, syntax trees, verdicts."""

import fnmatch
import re
from typing import NamedTuple

# As `swift package dump-package` spells a platform, and as symbol graphs do.
PLATFORMS = {"ios": "iOS", "maccatalyst": "macCatalyst", "visionos": "visionOS", "macos": "macOS"}

# The version of a symbol that a platform does not have at all.
NEVER = (999,)

_SWIFT_5_9 = {"iOS": (17, 0), "macOS": (14, 0)}
_SWIFT_6_0 = {"iOS": (18, 0), "macOS": (15, 0), "visionOS": (2, 0)}
_SWIFT_6_1 = {"iOS": (18, 4), "macOS": (15, 4), "visionOS": (2, 4)}
_SWIFT_6_2 = {"iOS": (26, 0), "macOS": (26, 0), "visionOS": (26, 0)}

# What needs a newer runtime and has no symbol; found in the text, so in code that Linux does not compile too.
WRITTEN = [
    (re.compile(r"\bisolated\s+deinit\b"), "isolated deinit", _SWIFT_6_1),
    (re.compile(r"\b(?:struct|class|enum|actor)\s+\w+\s*<[^>{]*\beach\b"), "generic type over a pack", _SWIFT_5_9),
    (re.compile(r"\b(?:struct|class|enum|actor)\s+\w+\s*<[^>{]*\blet\b"), "generic type over a value", _SWIFT_6_2),
]

# The same, for a function type that is a generic argument, put into `Any` or cast to; found in its demangled name.
METADATA = [
    (re.compile(r"\bthrows\("), "typed-throws function type as a value's type", _SWIFT_6_0),
    (re.compile(r"@isolated\(any\)"), "@isolated(any) function type as a value's type", _SWIFT_6_0),
]

_COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|""".*?"""|"(?:\\.|[^"\\\n])*"', re.S)
_QUALIFIED = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")
_NOT_USES = {"usr", "context", "filename", "decl_context", "value"}


class Use(NamedTuple):
    """One place that needs a symbol, a type, a conformance or a type's metadata."""

    role: str  # "symbol", "type", "conformance" or "metadata"
    name: str  # a USR; for "type" and "metadata" a mangled type
    file: str
    offset: int
    implicit: bool = False
    conformance: tuple = ()  # the conforming type, the protocol, the symbol whose generic arguments need it


class Finding(NamedTuple):
    """Something with a known introduction, and where it is used."""

    name: str
    introduced: dict
    file: str
    line: int


def library_targets(package):
    """Name to (target, {platform: version}) for each library target, with the platforms it is built for.

    A target that others reach only under `when(platforms:)` is built for those platforms only.
    """
    declared = {PLATFORMS[p["platformName"]]: tuple(map(int, p["version"].split(".")))
                for p in package["platforms"] if p["platformName"] in PLATFORMS}
    targets = {t["name"]: t for t in package["targets"]}
    vended = {name for product in package["products"] for name in product["targets"]}

    def reach(name):
        users = [(user, condition) for user in targets for used, condition in dependencies(targets[user])
                 if used == name and targets[user]["type"] != "test"]
        if name in vended or not users:
            return set(declared)
        return set().union(*(reach(user) & {PLATFORMS.get(p) for p in (condition or {}).get("platformNames", PLATFORMS)}
                             for user, condition in users))

    return {name: (target, {p: v for p, v in declared.items() if p in reach(name)})
            for name, target in targets.items() if target["type"] == "regular"}


def dependencies(target):
    """The targets a target names, each with its condition."""
    for dependency in target["dependencies"]:
        name, condition = dependency.get("byName") or dependency.get("target") or (None, None)
        if name:
            yield name, condition


def read_graphs(graphs):
    """USR to [name, kind, {platform: version}] from decoded symbol graphs; a container's date is its members' too."""
    symbols, containers = {}, {}
    for graph in graphs:
        for symbol in graph["symbols"]:
            introduced = {}
            for entry in symbol.get("availability", []):
                version = entry.get("introduced", {})
                if entry.get("isUnconditionallyUnavailable"):
                    introduced[entry.get("domain")] = NEVER
                elif version:
                    introduced[entry.get("domain")] = (version["major"], version.get("minor", 0))
            introduced = {p: v for p, v in introduced.items() if p in PLATFORMS.values()}
            name = ".".join(symbol["pathComponents"])
            symbols[symbol["identifier"]["precise"]] = [name, symbol["kind"]["identifier"], introduced]
        containers.update((r["source"], r["target"]) for r in graph["relationships"] if r["kind"] == "memberOf")
    for usr, symbol in symbols.items():
        container = containers.get(usr)
        while container in symbols:
            for platform, version in symbols[container][2].items():
                symbol[2][platform] = max(version, symbol[2].get(platform, version))
            container = containers.get(container)
    return symbols


def uses(tree):
    """The uses in one file's syntax tree."""
    file, stack = tree["filename"], [(tree, 0, False, "")]
    while stack:
        node, offset, implicit, within = stack.pop()
        if isinstance(node, list):
            stack.extend((child, offset, implicit, within) for child in node)
            continue
        kind = node.get("_kind", "")
        offset = node.get("range", {}).get("start", offset)
        within = node.get("decl_usr", within)
        if kind == "substitution":
            yield Use("metadata", node["replacement_type"], file, offset)
        elif kind == "erasure_expr":
            yield Use("metadata", node["sub_expr"].get("type", ""), file, offset)
        elif "checked_cast" in kind:
            yield Use("metadata", node.get("type", ""), file, offset)
        elif kind == "destructor_decl" and any(a["_kind"] == "custom_attr" for a in node.get("attrs", [])):
            yield Use("isolated", "isolated deinit", file, offset)
        elif kind.endswith("_conformance"):
            # An extension is named after its first member, or type and protocol when it has none.
            declared = node.get("context", {}).get("decl", "")
            if declared.startswith("s:e:"):
                yield Use("conformance", declared[4:], file, offset, implicit, (node["type"], node["protocol"], within))
        is_expression = "range" in node or kind.endswith(("_expr", "_stmt", "_decl"))
        implicit = node.get("implicit", False) if is_expression else implicit
        for key, value in node.items():
            if isinstance(value, (dict, list)):
                stack.append((value, offset, implicit, within))
            elif key in _NOT_USES or not isinstance(value, str):
                continue
            elif value.startswith("$s"):
                yield Use("type", value, file, offset)
            elif value.startswith(("s:", "c:")):
                yield Use("symbol", value, file, offset, implicit)


def type_names(demangled):
    """The qualified names in a demangled type: "Swift.Dictionary<A.K, B.V>.Index" has three."""
    text, names = demangled.replace("->", " "), set()
    while True:
        inner = re.search(r"<([^<>]*)>", text)
        names.update(_QUALIFIED.findall(inner[1] if inner else text))
        if not inner:
            return names
        text = text[:inner.start()] + text[inner.end():]


def written(text):
    """(what, introduced, line) for each feature of `WRITTEN` in a source's text, comments and strings left out."""
    text = _COMMENT_OR_STRING.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), text)
    for pattern, what, introduced in WRITTEN:
        for match in pattern.finditer(text):
            yield what, introduced, text.count("\n", 0, match.start()) + 1


def read_allowed(text):
    """The patterns of the allow list; each line must give its reason."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if bad := [line for line in lines if not line.partition("  # ")[2].strip()]:
        raise ValueError(f"allow list: no reason in {bad[0]!r}")
    return [line.partition("  # ")[0].strip() for line in lines]


def is_allowed(key, patterns):
    return any(fnmatch.fnmatchcase(key, pattern) for pattern in patterns)


def too_new(introduced, allowed):
    """The platforms, of those in `allowed`, that got this after the version given there. Catalyst follows iOS."""
    since = {p: introduced.get(p, introduced.get("iOS") if p == "macCatalyst" else None) for p in allowed}
    return [p for p, version in since.items() if version and tuple(version) > allowed[p]]


def show(introduced, platforms):
    """A list such as "iOS 18.0, macOS 15.0"."""
    given = [(p, introduced[p]) for p in platforms if p in introduced]
    return ", ".join(f"{p} " + ("never" if tuple(v) == NEVER else ".".join(map(str, v))) for p, v in given)
