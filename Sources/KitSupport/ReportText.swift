/// The text of a report, with interpolated values escaped and shortened.
///
/// Literals appear as written. Each interpolated value appears on one line, with invisible characters escaped. The
/// value is cut at 120 characters unless the interpolation sets a `limit`. A ``PrivateValue`` appears as its type.
package struct ReportText: ExpressibleByStringInterpolation, Sendable {
  package let string: String

  package init(stringLiteral value: String) { string = value }

  package init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  /// Creates a text with several lines. Invisible characters other than line breaks are escaped.
  package init(lines: String) {
    string = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).visible }
      .joined(separator: "\n")
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var string = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { string += literal }

    /// Appends the ``boundedDescription(of:limit:isElement:)`` of a value, with invisible characters escaped.
    package mutating func appendInterpolation(_ value: some Any, limit: Int = String.shownLimit) {
      string += boundedDescription(of: value, limit: limit).visible
    }

    /// Appends another text without escaping or cutting it again.
    package mutating func appendInterpolation(_ text: ReportText) { string += text.string }
  }
}

extension String {
  /// The default maximum number of characters shown for a value.
  package static let shownLimit = 120

  /// The maximum number of Unicode scalars that are read of a value's description.
  static let readLimit = 1_000

  /// The text shown in place of a private value that has a name.
  package static let privateMark = "<private>"

  /// Returns the string, shortened to at most `limit` characters. A string that is cut, or was before, ends with `…`.
  ///
  /// - Complexity: O(1), because at most 1,000 Unicode scalars are read.
  package func bounded(_ limit: Int = String.shownLimit, isCut: Bool = false) -> String {
    if !isCut && utf8.count <= limit { return self }
    let part = unicodeScalars.prefix(Self.readLimit)
    let characters = Substring(part).prefix(limit)
    if !isCut && characters.endIndex == endIndex { return self }
    return (characters.count > 1 ? String(characters.dropLast()) : String(part.prefix(limit - 1))) + "…"
  }

  /// The string on one line, with invisible characters and direction marks escaped, for example as `\n` or `\u{202E}`.
  package var visible: String {
    if unicodeScalars.allSatisfy({ !$0.isInvisible }) { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isInvisible { text += scalar.escape } else { text.unicodeScalars.append(scalar) }
    }
  }
}

extension [String] {
  /// Returns the strings in alphabetical order. Sorting in one place spares each module a copy of the algorithm.
  @inline(never)
  package func inAlphabeticalOrder() -> [String] { sorted() }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, a line separator, a direction mark, a zero-width mark, a blank letter
  /// or a tag. Joiners and common variation selectors do not count, because letters and emoji need them.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0x180B...0x180D, 0x180F, 0x200C, 0x200D, 0xFE00...0xFE0F: false
    case ..<0xA0, 0x2028, 0x2029, 0x2800, 0xFFF9...0xFFFB: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
