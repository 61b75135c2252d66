internal import Foundation

/// A namespace for functions that shorten quoted text in messages.
enum Excerpt {
  /// Returns the first 80 Unicode scalars, or `nothing` for empty data. Invisible characters and invalid UTF-8 are
  /// replaced.
  static func of(_ data: Data) -> String {
    of(String(decoding: data.prefix(400), as: UTF8.self), isWhole: data.count <= 400)
  }

  /// Returns the first 80 Unicode scalars, or `nothing` for an empty text. Invisible characters are replaced.
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
