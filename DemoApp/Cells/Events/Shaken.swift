import RouterEventsInspector

/// An event that the window emits when the user shakes the device. It opens the log.
struct Shaken: EventMessage {
  static let name: EventName = "app.shaken"

  /// A report of the most recent events.
  var log: EventReport
}
