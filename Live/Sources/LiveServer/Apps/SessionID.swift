internal import Foundation

/// The identifier of a session: a UUID, in the letters that the app wrote.
package struct SessionID: Sendable {
  let key: UUID

  /// The identifier as it was written.
  package let text: String

  /// Makes the identifier of a new session.
  package init() {
    key = UUID()
    text = key.uuidString
  }

  /// Reads an identifier. Returns nil if the text is no UUID.
  package init?(_ text: String) {
    guard let key = UUID(uuidString: text) else { return nil }
    self.init(key: key, text: text)
  }

  init(key: UUID, text: String) {
    self.key = key
    self.text = text
  }
}
