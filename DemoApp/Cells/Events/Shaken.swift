import RouterEventsInspector

/// The device was shaken, which opens the log.
struct Shaken: EventMessage {
  static let name: EventName = "app.shaken"

  /// The last events.
  var log: EventReport
}
