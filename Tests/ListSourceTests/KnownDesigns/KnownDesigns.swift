import Testing

/// Every feature of the designs that lists come from, in their words; each has a test, whose name is its line.
@MainActor
@Suite("What the known designs of lists can do")
struct KnownDesigns {}
