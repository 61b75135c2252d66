/// The message of a report.
///
/// Its literals are the kit's own words. An interpolated value may come from anywhere, so it is printed on one line, with
/// control characters and marks of direction written out, and cut at 120 characters unless a limit is given.
package struct ReportText: ExpressibleByStringInterpolation, Sendable {
  package let string: String

  package init(stringLiteral value: String) {
    string = value
  }

  package init(stringInterpolation: StringInterpolation) {
    string = stringInterpolation.string
  }

  /// Makes a message of several lines, each of which becomes visible.
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

    /// Appends a value as `print` shows it, visible and with at most `limit` characters of it.
    package mutating func appendInterpolation(_ value: some Any, limit: Int = String.shownLimit) {
      var text = BoundedText()
      print(value, terminator: "", to: &text)
      string += text.string.bounded(limit, isCut: text.isCut).visible
    }

    /// Appends another message as it is.
    package mutating func appendInterpolation(_ text: ReportText) {
      string += text.string
    }
  }
}
