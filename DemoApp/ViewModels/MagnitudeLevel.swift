/// A level of earthquake strength, based on the magnitude.
enum MagnitudeLevel: Sendable {
  /// Below magnitude 7.
  case lesser
  /// Magnitude 7 or more, but below 8.
  case major
  /// Magnitude 8 or more.
  case great

  /// Creates the level for a Richter magnitude.
  init(_ magnitude: Double) {
    switch magnitude {
    case 8...: self = .great
    case 7...: self = .major
    default: self = .lesser
    }
  }
}
