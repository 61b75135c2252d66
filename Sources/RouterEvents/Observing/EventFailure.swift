internal import KitSupport

/// An error that a strategy threw.
public struct EventFailure: Sendable {
  /// What was thrown.
  public let error: any Error

  /// The event that the strategy was given.
  public let event: RouterEvent

  /// The class of the object whose strategy it is.
  public let owner: AnyObject.Type

  /// Where the strategy is declared, as `Module/File.swift:12`; nil for one of a dictionary.
  public let position: String?
}

extension EventFailure {
  /// The error as the build shows values, cut at 500 characters.
  var shownError: String { ValueVisibility.shownInDebugBuilds.text(for: error, limit: 500) }
}

extension EventFailure: CustomStringConvertible {
  /// Who threw what at which event, with what traces show of values.
  public var description: String {
    "\(owner)\(position.map { " (\($0))" } ?? "") threw \(shownError) at \(event)"
  }
}

extension EventFailure: CustomReflectable {
  /// The failure in a line, so that `dump` shows no more.
  public var customMirror: Mirror {
    Mirror(self, children: ["failure": description], displayStyle: .struct)
  }
}

extension EventRouter {
  /// Tells observers that a strategy of `owner` threw `error`; without any, that is a line in debug builds.
  ///
  /// The tables of the module StrategyTable do so by themselves; this is for tables of one's own.
  ///
  /// - Parameters:
  ///   - error: what was thrown.
  ///   - event: the event that was being handled. During its dispatch the error is also added to its outcome.
  ///   - owner: the object whose strategy threw.
  ///   - position: where that strategy is declared, as `Module/File.swift:12`.
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
