/// The format of a magnitude.
enum MagnitudeStyle: Sendable {
  /// A letter and a number, for example `M 6.1`.
  case short
  /// A word and a number, for example `magnitude 6.1`.
  case words
}
