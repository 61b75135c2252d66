#if os(Linux) || os(macOS)
  import KitSupport

  extension String {
    /// The first 120 characters for a message, with invisible ones escaped.
    var excerpt: String {
      let beginning = unicodeScalars.prefix(120)
      return String(beginning).visible + (beginning.endIndex < unicodeScalars.endIndex ? "…" : "")
    }
  }
#endif
