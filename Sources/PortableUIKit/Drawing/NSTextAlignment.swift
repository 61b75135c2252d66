/// Where in its room a line of text stands
/// (`developer.apple.com/documentation/uikit/nstextalignment`).
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Where the language begins: at the left here.
  case natural = 4
}
