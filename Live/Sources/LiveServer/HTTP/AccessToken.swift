internal import Foundation

/// A secret that pages and apps must send to the server with each request.
package struct AccessToken: Sendable {
  /// The text of the token. It needs no escaping in a URL.
  package let text: String

  /// Creates a token from a text, or returns nil if the text is not a valid token.
  ///
  /// A valid token is not empty and contains only ASCII letters, digits, `-`, `.`, `_`, and `~`.
  package init?(_ text: String) {
    let others: Set<Character> = ["-", ".", "_", "~"]
    let isAllowed = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || others.contains($0)) }
    guard !text.isEmpty, isAllowed else { return nil }
    self.text = text
  }

  /// Creates a token of 128 random bits.
  package init() {
    let halves = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }
    text = halves.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined()
  }

  /// Returns whether `other` equals the text of the token. To prevent timing attacks, the duration depends only on the
  /// length of `other`.
  package func matches(_ other: String) -> Bool {
    let expected = Array(text.utf8)
    var difference = expected.count ^ other.utf8.count
    for (index, byte) in other.utf8.enumerated() {
      difference |= Int(byte ^ expected[index % expected.count])
    }
    return difference == 0
  }
}
