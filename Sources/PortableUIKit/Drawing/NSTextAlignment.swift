/// The alignment of a line of text
/// (`developer.apple.com/documentation/uikit/nstextalignment`).
public enum NSTextAlignment: Int, Sendable {
  /// The left edge.
  case left
  /// The center.
  case center
  /// The right edge.
  case right
  /// The natural side of the language. Here it is the left edge.
  case natural = 4
}
