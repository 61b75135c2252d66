import RouterEvents

/// Asks how magnitudes are written here.
struct CurrentMagnitudeStyle: EventRequest {
  typealias Response = MagnitudeStyle
  static let name: EventName = "style.magnitude"
}
