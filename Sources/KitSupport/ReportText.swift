/// The message of a report.
///
/// Literals appear as written. Interpolated values are untrusted: each is printed on one line, with control characters
/// and direction marks escaped, and is cut at 120 characters unless a limit is given.
package struct ReportText: ExpressibleByStringInterpolation, Sendable {
  package let string: String

  package init(stringLiteral value: String) {
    string = value
  }

  package init(stringInterpolation: StringInterpolation) {
    string = stringInterpolation.string
  }

  /// Creates a message of several lines, with invisible characters escaped in each line.
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

    package mutating func appendLiteral(_ literal: String) {
      string += literal
    }

    /// Appends a value as `print` writes it, cut at `limit` characters, with invisible characters escaped.
    package mutating func appendInterpolation(_ value: some Any, limit: Int = String.shownLimit) {
      var text = BoundedText()
      print(value, terminator: "", to: &text)
      string += text.string.bounded(limit, isCut: text.isCut).visible
    }

    /// Appends another message unchanged.
    package mutating func appendInterpolation(_ text: ReportText) {
      string += text.string
    }
  }
}
