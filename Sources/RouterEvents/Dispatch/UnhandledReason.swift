/// The reason why no responder handled an event, with a suggested fix.
public enum UnhandledReason: CustomStringConvertible, Equatable, Sendable {
  /// The route is complete, but no responder on it handles the event. `last` is the class name of the last responder.
  case noHandler(last: String)

  /// The route ended at a view that is not in a window. `view` is the class name of that view.
  case viewNotInWindow(view: String)

  /// The route ended at a cell, header or footer that is not in its list view. `cell` is the class name of that view.
  case cellNotInList(cell: String)

  /// The route ended at a view controller that is not on screen. The values are the class names of the controller, its
  /// parent, and the controller that presents it, or nil if there is none.
  case controllerNotOnScreen(controller: String, parent: String?, presenter: String?)

  /// A clause that states where the route ended and why.
  public var explanation: String {
    switch self {
    case .noHandler(let last):
      "its route ends at \(last), and no responder on it handles the event"
    case .viewNotInWindow(let view):
      "its route ends at \(view), a view that is not in a window"
    case .cellNotInList(let cell):
      "its route ends at \(cell), a cell that is not in its list"
    case .controllerNotOnScreen(let controller, let parent?, _):
      "its route ends at \(controller), whose view is not in the view of its parent \(parent)"
    case .controllerNotOnScreen(let controller, nil, let presenter?):
      "its route ends at \(controller), whose view is not on screen although \(presenter) presents it"
    case .controllerNotOnScreen(let controller, nil, nil):
      "its route ends at \(controller), a controller that is not on screen"
    }
  }

  /// A suggested fix, in one or two sentences.
  public var remedy: String {
    switch self {
    case .noHandler:
      "Add a strategy for it to a controller above, enable one that is disabled, or do not emit it."
    case .viewNotInWindow:
      "Add the view to a window before it emits, or emit from a responder that is in one."
    case .cellNotInList:
      """
      Emit when the user acts on the cell, for example taps a button in it. A list adds a cell after it is \
      configured, and may remove it when it scrolls off screen.
      """
    case .controllerNotOnScreen(_, let parent?, _):
      """
      Emit while \(parent) shows the controller, or route its events through an EventDetour. addChild(_:) does not add \
      the controller's view: a container of your own must add it.
      """
    case .controllerNotOnScreen:
      "Emit after the controller appears, or route its events through an EventDetour."
    }
  }

  /// The explanation, followed by the suggested fix.
  public var description: String { "\(explanation). \(remedy)" }

  @MainActor
  init(endOf responder: any EventResponder) {
    self =
      (responder as? any RouteEnd)?.routeEndReason
      ?? .noHandler(last: String(describing: type(of: responder)))
  }
}

@MainActor
package protocol RouteEnd {
  /// The reason why a route ends too early at this responder, or nil if the route is complete.
  var routeEndReason: UnhandledReason? { get }
}
