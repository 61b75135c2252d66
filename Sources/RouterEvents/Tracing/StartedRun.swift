internal import Foundation

/// An asynchronous strategy that runs for a traced event.
@MainActor
package struct StartedRun {
  private let event: EventTrace.ID
  private let name: EventName
  private let owner: AnyObject.Type
  private let microsecondsSince1970 = Date().microsecondsSince1970
  private let start = SuspendingClock.now

  /// Starts the time of a run.
  package init(event: EventTrace.ID, name: EventName, owner: AnyObject.Type) {
    self.event = event
    self.name = name
    self.owner = owner
  }

  /// Tells whoever observes runs that this one has ended.
  package func end(_ end: EventRun.End) {
    EventRouter.state.runObservers.notify(
      EventRun(
        event: event,
        name: name.bounded,
        type: String(describing: owner),
        microsecondsSince1970: microsecondsSince1970,
        nanoseconds: start.nanoseconds(to: .now),
        end: end
      )
    )
  }
}

extension RouterEvent {
  /// The id of the event's trace while it is being traced; nil without observers, and after the dispatch.
  package var traceID: EventTrace.ID? { emission.recorder == nil ? nil : emission.id }
}
