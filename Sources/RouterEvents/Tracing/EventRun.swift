internal import KitSupport

/// What an asynchronous strategy did for an event: how long it ran, and how it ended.
///
/// An event that only waits for its turn, or for an interval without events, has no run yet.
public struct EventRun: Codable, Hashable, Sendable {
  /// The number of the event for which the strategy ran, as in its trace.
  public let event: EventTrace.ID

  /// The event's name. A name of more than 120 characters is cut.
  public let name: EventName

  /// The class of the object whose strategy ran.
  public let type: String

  /// When the strategy started, in microseconds since 1970 began in UTC.
  public let microsecondsSince1970: Int

  /// How long it ran, with what it waited for.
  public let nanoseconds: Int

  /// How it ended.
  public let end: End

  /// How a strategy ended.
  public enum End: String, Codable, Sendable {
    /// It returned.
    case finished
    /// It threw an error.
    case failed
    /// It was cancelled, perhaps before its code ran.
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
  /// Who ran for how long and how that ended, as in `ListController ran asynchronously for 120 ms and finished`.
  public var description: String {
    let ending = end == .cancelled ? "was cancelled" : end.rawValue
    return "\(type.visible) ran asynchronously for \(nanoseconds.timeText) and \(ending)"
  }
}
