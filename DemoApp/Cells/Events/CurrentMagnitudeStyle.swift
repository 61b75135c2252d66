import RouterEvents

/// A request for the style in which the current screen formats magnitudes.
struct CurrentMagnitudeStyle: EventRequest {
  typealias Response = MagnitudeStyle
  static let name: EventName = "style.magnitude"
}
