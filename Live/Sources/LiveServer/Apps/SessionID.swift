internal import Foundation

/// The identifier of a session: a UUID, and its text in the letter case that the app uses.
package struct SessionID: Sendable {
  let key: UUID

  /// The UUID as text, in the letter case that the app uses.
  package let text: String

  /// Creates a random identifier.
  package init() {
    key = UUID()
    text = key.uuidString
  }

  /// Creates an identifier from a text, or returns nil if the text is not a UUID.
  package init?(_ text: String) {
    guard let key = UUID(uuidString: text) else { return nil }
    self.init(key: key, text: text)
  }

  init(key: UUID, text: String) {
    self.key = key
    self.text = text
  }
}
