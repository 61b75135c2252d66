import Testing

/// Features of the designs that inspired lists. Each has a test with the feature as its name.
@MainActor
@Suite("Features of known list designs")
struct KnownDesigns {}
