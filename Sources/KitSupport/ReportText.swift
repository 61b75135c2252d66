/// The message of a report, with interpolated values escaped and shortened.
///
/// Literals appear as written. Each interpolated value appears on one line, with invisible characters escaped. The
/// value is cut at 120 characters unless the interpolation sets a `limit`. A ``PrivateValue`` appears as its type.
package struct ReportText: ExpressibleByStringInterpolation, Sendable {
  package let string: String

  package init(stringLiteral value: String) {
    string = value
  }

  package init(stringInterpolation: StringInterpolation) {
    string = stringInterpolation.string
  }

  /// Creates a message from text with several lines. Invisible characters other than line breaks are escaped.
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

    /// Appends the ``boundedDescription(of:limit:isElement:)`` of a value, with invisible characters escaped.
    package mutating func appendInterpolation(_ value: some Any, limit: Int = String.shownLimit) {
      string += boundedDescription(of: value, limit: limit).visible
    }

    /// Appends another message without escaping or cutting it again.
    package mutating func appendInterpolation(_ text: ReportText) {
      string += text.string
    }
  }
}
