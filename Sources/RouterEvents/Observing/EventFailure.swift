internal import KitSupport

/// An error that a strategy threw while handling an event, with the event and the class of the strategy's owner.
public struct EventFailure: CustomStringConvertible, CustomReflectable, Sendable {
  /// The error that the strategy threw.
  public let error: any Error

  /// The event that the strategy was handling.
  public let event: RouterEvent

  /// The class of the object that owns the strategy.
  public let owner: AnyObject.Type

  /// The source position of the strategy, for example `Module/File.swift:12`, or nil if it is unknown.
  public let position: String?

  /// The error's description in debug builds, or the error's type in release builds, cut at 500 characters.
  var shownError: String { ValueVisibility.shownInDebugBuilds.text(for: error, limit: 500) }

  /// Reports the failure in debug builds, if no observer receives errors.
  @MainActor
  package func reportIfUnobserved() {
    guard EventRouter.state.errorObservers.isEmpty else { return }
    Reports.report(
      "A strategy of \(owner) for '\(event.name)' threw \(shownError, limit: 500).",
      position: position
    )
  }

  /// A one-line description of the owner, the position, the error and the event, with values described as in traces.
  public var description: String {
    "\(owner)\(position.map { " (\($0))" } ?? "") threw \(shownError) at \(event)"
  }

  /// A mirror that contains only the description, so that `dump` does not print the error's contents.
  public var customMirror: Mirror {
    Mirror(self, children: ["failure": description], displayStyle: .struct)
  }
}

extension EventRouter {
  /// Notifies observers that a strategy threw an error. If there is no observer, debug builds report the error.
  ///
  /// If you implement your own table, call this method for each error. Until the event's dispatch is over, the error is
  /// also added to the outcome of the event. For the parameters, see the properties of ``EventFailure``.
  public static func report(
    _ error: any Error,
    for event: RouterEvent,
    owner: AnyObject.Type,
    position: String? = nil
  ) {
    if !event.emission.isOver { event.emission.errors.append(error) }
    let failure = EventFailure(error: error, event: event, owner: owner, position: position)
    if state.errorObservers.isEmpty { return failure.reportIfUnobserved() }
    state.errorObservers.notify(failure)
  }
}
