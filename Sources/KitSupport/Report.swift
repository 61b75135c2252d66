/// A message to the developer, usually about a mistake in the app's code.
package struct Report: Sendable, CustomStringConvertible {
  /// A description of the problem and how to fix it.
  package let message: String

  /// The source position of the cause, for example `Module/File.swift:12`, or nil if it is unknown.
  package let position: String?

  package init(message: String, position: String? = nil) {
    self.message = message
    self.position = position
  }

  package var description: String {
    position.map { "\(message) (\($0))" } ?? message
  }
}
