internal import Foundation

/// A run of an asynchronous strategy for a traced event. Call ``end(_:)`` when the run ends.
@MainActor
package struct StartedRun {
  private let event: EventTrace.ID
  private let name: EventName
  private let owner: AnyObject.Type
  private let microsecondsSince1970 = Date().microsecondsSince1970
  private let start = SuspendingClock.now

  /// Creates a run, and starts measuring its duration.
  package init(event: EventTrace.ID, name: EventName, owner: AnyObject.Type) {
    self.event = event
    self.name = name
    self.owner = owner
  }

  /// Notifies observers that the run has ended, with the error that the strategy threw.
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
