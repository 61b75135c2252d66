"""What `availability` knows without running a tool: platforms, symbol graphs, syntax trees, verdicts."""

import fnmatch
import re
from typing import NamedTuple

# As `swift package dump-package` spells a platform, and as symbol graphs do.
PLATFORMS = {"ios": "iOS", "maccatalyst": "macCatalyst", "visionos": "visionOS", "macos": "macOS"}
# The version of a symbol that a platform does not have at all.
NEVER = (999,)

_SWIFT_5_9 = {"iOS": (17, 0), "macOS": (14, 0)}
_SWIFT_6_0 = {"iOS": (18, 0), "visionOS": (2, 0), "macOS": (15, 0)}
_SWIFT_6_1 = {"iOS": (18, 4), "visionOS": (2, 4), "macOS": (15, 4)}
_SWIFT_6_2 = {"iOS": (26, 0), "visionOS": (26, 0), "macOS": (26, 0)}
# What needs a newer runtime and has no symbol; found in the text, so in code that Linux does not compile too.
ISOLATED_DEINIT = "isolated deinit"
WRITTEN = [
    (re.compile(r"\bisolated\s+deinit\b"), ISOLATED_DEINIT, _SWIFT_6_1),
    (re.compile(r"\b(?:struct|class|enum|actor)\s+\w+\s*<[^>{]*\beach\b"), "generic type over a pack", _SWIFT_5_9),
    (re.compile(r"\b(?:struct|class|enum|actor)\s+\w+\s*<[^>{]*\blet\b"), "generic type over a value", _SWIFT_6_2),
]
# The same for a function type that is a generic argument, put into `Any` or cast to; found in its readable name.
METADATA = [
    (re.compile(r"\bthrows\("), "typed-throws function type as a value's type", _SWIFT_6_0),
    (re.compile(r"@isolated\(any\)"), "@isolated(any) function type as a value's type", _SWIFT_6_0),
]

_COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|""".*?"""|"(?:\\.|[^"\\\n])*"', re.S)
_QUALIFIED = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")
_METATYPE = re.compile(r"\.(?:Type|Protocol)\b")


class Use(NamedTuple):
    """One place that needs a symbol, a type, a conformance, a type's metadata or a written feature."""

    role: str  # "symbol", "type", "conformance", "metadata" or "written"
    name: str  # a USR; a mangled type for "type" and "metadata"
    file: str
    offset: int
    implicit: bool = False
    conformance: tuple = ()  # the conforming type, the protocol, the USR and name of what needs the conformance


def library_targets(package):
    """Name to {platform: version} of each library target, with the platforms it is built for.

    A target that others reach only under `when(platforms:)` is built for those platforms only.
    """
    declared = {PLATFORMS[p["platformName"]]: tuple(map(int, p["version"].split(".")))
                for p in package["platforms"] if p["platformName"] in PLATFORMS}
    vended = {name for product in package["products"] for name in product["targets"]}

    def reach(name):
        users = [(target["name"], condition) for target in package["targets"] if target["type"] != "test"
                 for used, condition in dependencies(target) if used == name]
        if name in vended or not users:
            return set(declared)
        return set().union(*(reach(user) & {PLATFORMS.get(p) for p in (condition or {}).get("platformNames", PLATFORMS)}
                             for user, condition in users))

    return {target["name"]: {p: version for p, version in declared.items() if p in reach(target["name"])}
            for target in package["targets"] if target["type"] == "regular"}


def dependencies(target):
    """The targets a target names, each with its condition."""
    for dependency in target["dependencies"]:
        if named := dependency.get("byName") or dependency.get("target"):
            yield named[0], named[1]


def read_graphs(graphs):
    """USR to [name, kind, {platform: version}] from decoded symbol graphs; a container's date is its members' too."""
    symbols, containers = {}, {}
    for graph in graphs:
        for symbol in graph["symbols"]:
            introduced = {}
            for entry in symbol.get("availability", []):
                if entry.get("domain") in PLATFORMS.values() and entry.get("isUnconditionallyUnavailable"):
                    introduced[entry["domain"]] = NEVER
                elif entry.get("domain") in PLATFORMS.values() and "introduced" in entry:
                    introduced[entry["domain"]] = (entry["introduced"]["major"], entry["introduced"].get("minor", 0))
            name = ".".join(symbol["pathComponents"])
            symbols[symbol["identifier"]["precise"]] = [name, symbol["kind"]["identifier"], introduced]
        containers.update((r["source"], r["target"]) for r in graph["relationships"] if r["kind"] == "memberOf")
    for usr, symbol in symbols.items():
        while (usr := containers.get(usr)) in symbols:
            for platform, version in symbols[usr][2].items():
                symbol[2][platform] = max(version, symbol[2].get(platform, version))
    return symbols


def uses(tree):
    """The uses in one file's syntax tree."""
    file, stack = tree["filename"], [(tree, 0, False, ("", ""))]
    while stack:
        node, offset, implicit, within = stack.pop()
        if isinstance(node, list):
            stack.extend((child, offset, implicit, within) for child in node if isinstance(child, (dict, list)))
            continue
        kind = node.get("_kind", "")
        offset = node.get("range", {}).get("start", offset)
        if kind.endswith(("_expr", "_stmt", "_decl")):
            implicit = node.get("implicit", False)
        if "decl_usr" in node:
            within = (node["decl_usr"], node.get("base_name", ""))
        declared = node.get("context", {}).get("decl", "")
        if kind == "substitution":
            yield Use("metadata", node["replacement_type"], file, offset)
        elif kind == "erasure_expr":
            yield Use("metadata", node["sub_expr"].get("type", ""), file, offset)
        elif "checked_cast" in kind:
            yield Use("metadata", node.get("type", ""), file, offset)
        elif kind == "destructor_decl" and any(a["_kind"] == "custom_attr" for a in node.get("attrs", [])):
            yield Use("written", ISOLATED_DEINIT, file, offset)
        elif kind.endswith("_conformance") and declared.startswith("s:e:"):
            # An extension is named after its first member, or after type and protocol when it has none.
            yield Use("conformance", declared[4:], file, offset, implicit, (node["type"], node["protocol"], within))
        for key, value in node.items():
            if key in ("usr", "context", "filename", "decl_context"):
                continue
            if isinstance(value, (dict, list)):
                stack.append((value, offset, implicit, within))
            elif isinstance(value, str) and key != "value" and value.startswith(("$s", "s:", "c:")):
                yield Use("type" if value[0] == "$" else "symbol", value, file, offset, implicit)


def type_names(readable, modules):
    """The qualified names in a type: "Swift.Dictionary<A.K, B.V>.Index" has three. `modules` are those that count."""
    text, names = _METATYPE.sub("", readable.replace("->", " ")), set()
    while inner := re.search(r"<([^<>]*)>", text):
        names.update(_QUALIFIED.findall(inner[1]))
        text = text[:inner.start()] + text[inner.end():]
    names.update(_QUALIFIED.findall(text))
    # A generic parameter's associated type is written with the parameter first: "A.Swift.Sequence.Element".
    heads = [(name, rest) for name in names for head, _, rest in [name.partition(".")] if head not in modules]
    names = names - {name for name, _ in heads} | {rest for _, rest in heads}
    return {name for name in names if "." in name and name.partition(".")[0] in modules}


def written(text):
    """(what, introduced, line) for each feature of `WRITTEN` in a source's text, comments and strings left out."""
    text = _COMMENT_OR_STRING.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), text)
    for pattern, what, introduced in WRITTEN:
        for match in pattern.finditer(text):
            yield what, introduced, text.count("\n", 0, match.start()) + 1


def is_allowed(key, patterns):
    return any(fnmatch.fnmatchcase(key, pattern) for pattern in patterns)


def too_new(introduced, allowed):
    """The platforms of `allowed` that got this after the version given there. Catalyst follows iOS."""
    since = {p: introduced.get(p, introduced.get("iOS") if p == "macCatalyst" else None) for p in allowed}
    return [p for p, version in since.items() if version and tuple(version) > allowed[p]]


def show(introduced, platforms):
    """A list such as "iOS 18.0, macOS 15.0"."""
    return ", ".join(f"{p} " + ("(unavailable)" if tuple(introduced[p]) == NEVER else ".".join(map(str, introduced[p])))
                     for p in platforms if p in introduced)
