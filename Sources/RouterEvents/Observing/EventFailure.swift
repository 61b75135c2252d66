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

extension EventRouter {
  /// Reports that a strategy of `owner` threw `error`, once.
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
      FailureNotices.tell(failure)
    } else {
      state.errorObservers.notify(failure)
    }
  }
}
