import PlatformUIKit
import RouterEvents

/// A view that handles and stores every event.
final class CatchingView: UIView, EventHandler {
  private(set) var caught: [RouterEvent] = []

  /// The types on the route of each event, source first.
  private(set) var routes: [[String]] = []

  func handle(_ event: RouterEvent) -> EventDisposition {
    caught.append(event)
    routes.append(event.route.map { String(describing: type(of: $0)) })
    return .handled
  }
}

/// A typed event.
struct Picked: EventMessage {
  static let name: EventName = "test.picked"
  var number: Int
}
