import PlatformUIKit
import RouterEvents

@testable import DemoApp

/// A view that handles and records the events of its subviews. It answers ``CurrentMagnitudeStyle`` if it has a style.
final class EventCatcher: UIView, EventHandler {
  private(set) var caught: [RouterEvent] = []
  var style: MagnitudeStyle?

  func handle(_ event: RouterEvent) -> EventDisposition {
    guard event.name != CurrentMagnitudeStyle.name else {
      return event.answer(CurrentMagnitudeStyle.self) { _ in style }
    }
    caught.append(event)
    return .handled
  }
}
