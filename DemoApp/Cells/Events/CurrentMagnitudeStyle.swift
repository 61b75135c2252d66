import RouterEvents

/// Asks for the style of magnitudes on this screen.
struct CurrentMagnitudeStyle: EventRequest {
  typealias Response = MagnitudeStyle
  static let name: EventName = "style.magnitude"
}
