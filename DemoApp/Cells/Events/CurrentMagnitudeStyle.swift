import RouterEvents

/// A request for the current screen's style of magnitudes.
struct CurrentMagnitudeStyle: EventRequest {
  typealias Response = MagnitudeStyle
  static let name: EventName = "style.magnitude"
}
