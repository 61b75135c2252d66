#if os(Linux) || os(macOS)
  import KitSupport

  extension String {
    /// What is shown of a word that somebody wrote: its beginning, with what would be invisible written out.
    var excerpt: String {
      let beginning = unicodeScalars.prefix(120)
      return String(beginning).visible + (beginning.endIndex < unicodeScalars.endIndex ? "…" : "")
    }
  }
#endif
