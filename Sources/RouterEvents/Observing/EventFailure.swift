internal import KitSupport

/// An error that a strategy threw.
public struct EventFailure: Sendable {
  /// The thrown error.
  public let error: any Error

  /// The event that the strategy handled.
  public let event: RouterEvent

  /// The class of the object that owns the strategy.
  public let owner: AnyObject.Type

  /// The position of the strategy in the source, for example `Module/File.swift:12`, or nil if it is unknown.
  public let position: String?
}

extension EventFailure {
  /// The error as traces show it, cut at 500 characters.
  var shownError: String { ValueVisibility.shownInDebugBuilds.text(for: error, limit: 500) }
}

extension EventFailure: CustomStringConvertible {
  /// The owner, position, error and event in one line, with values as traces show them.
  public var description: String {
    "\(owner)\(position.map { " (\($0))" } ?? "") threw \(shownError) at \(event)"
  }
}

extension EventFailure: CustomReflectable {
  /// A mirror with the description only, so that `dump` shows no more.
  public var customMirror: Mirror {
    Mirror(self, children: ["failure": description], displayStyle: .struct)
  }
}

extension EventRouter {
  /// Notifies observers that a strategy threw an error. Without observers, debug builds report it.
  ///
  /// The tables of the StrategyTable module call this themselves. Call it from a table of your own.
  ///
  /// - Parameters:
  ///   - error: The thrown error.
  ///   - event: The event that was being handled. During its dispatch, the error is also added to its outcome.
  ///   - owner: The class of the object that owns the strategy.
  ///   - position: The position of the strategy in the source, for example `Module/File.swift:12`.
  public static func report(
    _ error: any Error,
    for event: RouterEvent,
    owner: AnyObject.Type,
    position: String? = nil
  ) {
    event.emission.addError(error)
    let failure = EventFailure(error: error, event: event, owner: owner, position: position)
    if state.errorObservers.isEmpty {
      Reports.report(
        "A strategy of \(owner) for '\(event.name)' threw \(failure.shownError, limit: 500).",
        position: position
      )
    } else {
      state.errorObservers.notify(failure)
    }
  }
}
