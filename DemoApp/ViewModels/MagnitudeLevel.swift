/// How strong an earthquake is, in the classes of seismologists.
enum MagnitudeLevel: Sendable {
  /// Less than 7.
  case lesser
  /// From 7.
  case major
  /// From 8.
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
