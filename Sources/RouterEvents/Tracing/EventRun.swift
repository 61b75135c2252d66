internal import Foundation
internal import KitSupport

/// A record of one run of an asynchronous strategy. A queued or debounced event has none until its strategy starts.
public struct EventRun: Equatable, Sendable {
  /// The ID of the event's trace.
  public let event: EventTrace.ID

  /// The name of the event, cut at 120 characters.
  public let name: EventName

  /// The class name of the object that owns the strategy.
  public let type: String

  /// The time when the strategy started, in microseconds since January 1, 1970, UTC.
  public let microsecondsSince1970: Int

  /// The duration in nanoseconds, including the time that the strategy was suspended at an `await`.
  public let nanoseconds: Int

  /// The result of the run.
  public let end: End

  /// A description of the error that the strategy threw, or nil if it threw none.
  ///
  /// A canceled run can have an error, for example because it canceled a request. Such an error is not reported.
  public internal(set) var error: String?

  /// The result of a run.
  public enum End: String, Sendable {
    /// The strategy returned.
    case finished
    /// The strategy threw an error.
    case failed
    /// The run was canceled, possibly before its code started. The strategy may have returned or thrown an error.
    case cancelled
  }

  package init(
    event: EventTrace.ID,
    name: EventName,
    type: String,
    microsecondsSince1970: Int,
    nanoseconds: Int,
    end: End,
    error: String? = nil
  ) {
    (self.event, self.name, self.type, self.end, self.error) = (event, name, type, end, error)
    (self.microsecondsSince1970, self.nanoseconds) = (microsecondsSince1970, nanoseconds)
  }
}

/// A run of an asynchronous strategy for a traced event. Call ``end(_:)`` when the run ends.
@MainActor
package struct StartedRun {
  private let event: EventTrace.ID
  private let name: EventName
  private let owner: AnyObject.Type
  private let microsecondsSince1970 = Date().microsecondsSince1970
  private let start = SuspendingClock.now

  package init(event: EventTrace.ID, name: EventName, owner: AnyObject.Type) {
    (self.event, self.name, self.owner) = (event, name, owner)
  }

  package func end(_ end: EventRun.End, _ error: (any Error)?) {
    let run = EventRun(
      event: event,
      name: name.bounded,
      type: String(describing: owner),
      microsecondsSince1970: microsecondsSince1970,
      nanoseconds: start.nanoseconds(to: .now),
      end: end
    )
    EventRouter.state.runObservers.notify((run, error))
  }
}

extension RouterEvent {
  /// The ID of the event's trace, or nil if the event is not observed or its dispatch has ended.
  package var traceID: EventTrace.ID? { emission.recorder == nil ? nil : emission.id }
}
