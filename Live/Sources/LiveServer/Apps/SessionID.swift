internal import Foundation

/// The identifier of a session: a UUID, with the app's spelling.
package struct SessionID: Sendable {
  let key: UUID

  /// The identifier with the app's spelling.
  package let text: String

  /// Creates the identifier of a new session.
  package init() {
    key = UUID()
    text = key.uuidString
  }

  /// Parses an identifier. Returns nil if the text is not a UUID.
  package init?(_ text: String) {
    guard let key = UUID(uuidString: text) else { return nil }
    self.init(key: key, text: text)
  }

  init(key: UUID, text: String) {
    self.key = key
    self.text = text
  }
}
