internal import Foundation

/// What a page and an app have to know to be let in.
package struct AccessToken: Sendable {
  /// The token's text, which an address can hold as it is.
  package let text: String

  /// Makes a token of a text. Returns nil if the text is empty or has other characters than letters, digits,
  /// `-`, `.`, `_` and `~`.
  package init?(_ text: String) {
    let others: Set<Character> = ["-", ".", "_", "~"]
    let isAllowed = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || others.contains($0)) }
    guard !text.isEmpty, isAllowed else { return nil }
    self.text = text
  }

  /// Makes a token of 128 random bits.
  package init() {
    let halves = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }
    text = halves.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined()
  }

  /// Whether a text is the token. The time that it takes depends on the text's length only.
  package func matches(_ other: String) -> Bool {
    let expected = Array(text.utf8)
    var difference = expected.count ^ other.utf8.count
    for (index, byte) in other.utf8.enumerated() {
      difference |= Int(byte ^ expected[index % expected.count])
    }
    return difference == 0
  }
}
