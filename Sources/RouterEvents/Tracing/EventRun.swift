internal import KitSupport

/// One run of an asynchronous strategy: when it ran, for how long, and how it ended.
///
/// An event that is queued or debounced has no run until its strategy starts.
public struct EventRun: Codable, Hashable, Sendable {
  /// The id of the trace of the event.
  public let event: EventTrace.ID

  /// The event's name. A name of more than 120 characters is cut.
  public let name: EventName

  /// The class of the object that owns the strategy.
  public let type: String

  /// The time at which the strategy started, in microseconds since January 1, 1970, UTC.
  public let microsecondsSince1970: Int

  /// The duration in nanoseconds, including suspensions.
  public let nanoseconds: Int

  /// How the run ended.
  public let end: End

  /// The end of a run.
  public enum End: String, Codable, Sendable {
    /// The strategy returned.
    case finished
    /// The strategy threw an error.
    case failed
    /// The run was cancelled, possibly before its code started.
    case cancelled
  }

  package init(
    event: EventTrace.ID,
    name: EventName,
    type: String,
    microsecondsSince1970: Int,
    nanoseconds: Int,
    end: End
  ) {
    self.event = event
    self.name = name
    self.type = type
    self.microsecondsSince1970 = microsecondsSince1970
    self.nanoseconds = nanoseconds
    self.end = end
  }
}

extension EventRun: CustomStringConvertible {
  /// The owner, duration and end, for example `ListController ran asynchronously for 120 ms and finished`.
  public var description: String {
    let ending = end == .cancelled ? "was cancelled" : end.rawValue
    return "\(type.visible) ran asynchronously for \(nanoseconds.timeText) and \(ending)"
  }
}
