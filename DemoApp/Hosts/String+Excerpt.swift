#if os(Linux) || os(macOS)
  import KitSupport

  extension String {
    /// The first 120 Unicode scalars of the string, for use in a message.
    ///
    /// Invisible scalars are escaped. If the string has more scalars, an ellipsis follows.
    var excerpt: String {
      let beginning = unicodeScalars.prefix(120)
      return String(beginning).visible + (beginning.endIndex < unicodeScalars.endIndex ? "…" : "")
    }
  }
#endif
