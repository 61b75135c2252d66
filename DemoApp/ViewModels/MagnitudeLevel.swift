/// The magnitude class of an earthquake: great, major, or anything below.
enum MagnitudeLevel: Sendable {
  /// Below magnitude 7.
  case lesser
  /// From magnitude 7 to below 8.
  case major
  /// Magnitude 8 and above.
  case great

  /// The class of a Richter magnitude.
  init(_ magnitude: Double) {
    switch magnitude {
    case 8...: self = .great
    case 7...: self = .major
    default: self = .lesser
    }
  }
}
