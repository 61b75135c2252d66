/// A programmer's mistake that the kit noticed, survived and wants to be known.
package struct Report: Sendable, CustomStringConvertible {
  /// What happened, where it would be legal, and what to do instead.
  package let message: String

  /// The place that the mistake is blamed on, as `Module/File.swift:12`; nil where it cannot be known.
  package let position: String?

  package init(message: String, position: String? = nil) {
    self.message = message
    self.position = position
  }

  package var description: String {
    position.map { "\(message) (\($0))" } ?? message
  }
}
