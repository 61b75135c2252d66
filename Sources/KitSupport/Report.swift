/// A message for programmers, usually about a mistake in their code.
package struct Report: Sendable, CustomStringConvertible {
  /// The text: what happened, and what to do instead.
  package let message: String

  /// The position of the cause, for example `Module/File.swift:12`, or nil if it is unknown.
  package let position: String?

  package init(message: String, position: String? = nil) {
    self.message = message
    self.position = position
  }

  package var description: String {
    position.map { "\(message) (\($0))" } ?? message
  }
}
