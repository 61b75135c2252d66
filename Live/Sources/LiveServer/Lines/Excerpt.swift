internal import Foundation

/// A namespace for functions that shorten quoted text in messages.
enum Excerpt {
  /// Returns the first 80 Unicode scalars of UTF-8 data, or the word `nothing` if the data is empty.
  ///
  /// U+FFFD replaces invisible characters and invalid UTF-8. If the data has more scalars, an ellipsis follows.
  static func of(_ data: Data) -> String {
    of(String(decoding: data.prefix(400), as: UTF8.self), isWhole: data.count <= 400)
  }

  /// Returns the first 80 Unicode scalars of a text, or the word `nothing` if the text is empty.
  ///
  /// U+FFFD replaces invisible characters. If the text has more scalars, an ellipsis follows.
  static func of(_ text: String) -> String {
    of(text, isWhole: true)
  }

  private static func of(_ text: String, isWhole: Bool) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(80) {
      visible.append(scalar.properties.isVisible ? scalar : "\u{fffd}")
    }
    let isCut = !isWhole || text.unicodeScalars.count > 80
    return text.isEmpty ? "nothing" : String(visible) + (isCut ? "…" : "")
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isVisible: Bool {
    switch generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
