"""Random malformed lines, as a faulty or hostile app could send them."""

import copy
import os
import random

# Names that every JavaScript object inherits or treats specially.
NAMES = ("__proto__", "constructor", "toString", "valueOf", "hasOwnProperty", "then", "length", "toJSON")
HOP = {"type": "Cell", "roles": ["table"], "isReached": True, "nanoseconds": 5,
       "decorations": [{"key": "a", "old": "1", "oldHop": 0, "new": "2"}],
       "answers": [{"role": "table", "disposition": "forwarded", "lack": "expected Int"},
                   {"role": "table", "disposition": "handled", "heldBack": "queued"}]}
LINES = (
    {"kind": "trace", "trace": {
        "id": 7, "name": "a.b", "source": "Cell", "parent": {"event": 3, "hop": 0}, "message": "Searched(text: \"a\")",
        "sent": [{"key": "a", "value": "1"}], "hops": [HOP, HOP], "errors": ["e"], "breaches": ["b"],
        "handlers": ["Cell"], "result": "handled", "microsecondsSince1970": 1_700_000_000_000_000, "nanoseconds": 1000}},
    {"kind": "run", "run": {"event": 7, "name": "a.b", "type": "Cell", "microsecondsSince1970": 1_700_000_000_000_000,
                            "nanoseconds": 5, "end": "finished"}},
    {"kind": "screen", "width": 390, "height": 844, "svg": "<svg xmlns='http://www.w3.org/2000/svg'/>"},
    {"kind": "batch", "text": "b"}, {"kind": "report", "text": "r"}, {"kind": "error", "text": "e"},
    {"kind": "missed", "count": 3}, {"kind": "later", "text": "t"},
)


def seed():
    """Returns and prints the seed of the random lines: `TEST_SEED`, or a new one."""
    number = int(os.environ.get("TEST_SEED") or random.SystemRandom().getrandbits(32))
    print(f"      TEST_SEED={number}", flush=True)
    return number


def deep(depth):
    value = 0
    for _ in range(depth):
        value = [value] if depth % 2 else {"a": value}
    return value


def value(chance):
    """Returns a random value of any type."""
    return chance.choice((
        lambda: None, lambda: chance.random() < 0.5,
        lambda: chance.choice((0, -1, 1.5, 2 ** 53, 2 ** 70, 1e308, -1e308)),
        lambda: chance.choice(("", "x", "\u202e\0\ud7ff", "<b>&", "x" * 5_000, *NAMES)),
        lambda: [], lambda: {}, lambda: {"toString": 0, "valueOf": 0}, lambda: {chance.choice(NAMES): value(chance)},
        lambda: deep(chance.randrange(60)), lambda: [value(chance) for _ in range(chance.randrange(4))],
        lambda: [chance.choice(("", "a"))] * 5_000,
    ))()


def places(node):
    """Returns all containers in a value, with each key or index."""
    found, waiting = [], [node]
    while waiting:
        each = waiting.pop()
        keys = list(each) if isinstance(each, dict) else list(range(len(each))) if isinstance(each, list) else []
        for key in keys[:50]:
            found.append((each, key))
            waiting.append(each[key])
    return found


def line(chance):
    """Returns a line with some random changes."""
    changed = copy.deepcopy(chance.choice(LINES))
    if chance.random() < 0.05:
        return value(chance)
    for _ in range(chance.choice((0, 1, 1, 1, 2, 5))):
        container, key = chance.choice(places(changed))
        # The kind changes rarely, because other lines are only ignored.
        if key == "kind" and chance.random() < 0.8:
            continue
        change = chance.randrange(4)
        if change == 0 and isinstance(container, dict) and len(container) > 1:
            container[chance.choice((*NAMES, "x"))] = container.pop(key)
        elif change == 1 and isinstance(container, dict):
            container[chance.choice((*NAMES, "x"))] = value(chance)
        elif change == 2 and isinstance(container, list):
            container.extend(copy.deepcopy(container[key]) for _ in range(chance.randrange(300)))
        else:
            container[key] = value(chance)
        if not places(changed):
            break
    return changed
