internal import Foundation

/// The identifier of a session: a UUID that keeps the app's spelling.
package struct SessionID: Sendable {
  let key: UUID

  /// The identifier in the app's spelling.
  package let text: String

  /// Creates a new identifier.
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
