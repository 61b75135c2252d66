/// Why nobody handled an event: where its route ended, and what to do about it.
public enum UnhandledReason: Sendable, Equatable {
  /// The route ended at a link that has no next: nobody on a complete chain handles the event.
  case nobodyHandles(last: String)

  /// The route ended at a view that is not in a window.
  case viewNotInWindow(view: String)

  /// The route ended at a table view's cell, header or footer that its table does not show yet, or no longer.
  case cellNotInList(cell: String)

  /// The route ended at a controller that is not on screen. `parent` and `presenter` name the controllers that
  /// contain or present it.
  case controllerNotOnScreen(controller: String, parent: String?, presenter: String?)
}

extension UnhandledReason {
  /// Why the route ended where it did.
  public var explanation: String {
    switch self {
    case .nobodyHandles(let last):
      "its route ends at \(last), and nobody on it handles the event"
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

  /// What to do about it.
  public var remedy: String {
    switch self {
    case .nobodyHandles:
      "Give a controller above a strategy for it, or let the emitter stop emitting it."
    case .viewNotInWindow:
      "Add the view to the hierarchy before it emits, or emit from a responder that is in it."
    case .cellNotInList:
      """
      Emit when the cell is used, as by its buttons or its selection: a table adds a cell once it was configured, and \
      may take it out when it leaves the screen.
      """
    case .controllerNotOnScreen(_, let parent?, _):
      """
      Emit while \(parent) shows the controller, or lead its events on by an EventDetour; a container of your own adds \
      the controller's view to one of its own, which addChild(_:) does not do.
      """
    case .controllerNotOnScreen:
      "Emit once the controller was shown, or lead its events on by an EventDetour."
    }
  }
}

extension UnhandledReason: CustomStringConvertible {
  /// The explanation and the remedy.
  public var description: String { "\(explanation). \(remedy)" }
}

extension UnhandledReason {
  @MainActor
  init(endOf responder: any EventResponder) {
    self =
      (responder as? any RouteEnd)?.reasonOfRouteEnd
      ?? .nobodyHandles(last: String(describing: type(of: responder)))
  }
}
