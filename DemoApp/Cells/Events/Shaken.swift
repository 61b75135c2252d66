import RouterEventsInspector

/// An event that the window emits when the user shakes the device. The app delegate then shows the log.
struct Shaken: EventMessage {
  static let name: EventName = "app.shaken"

  /// A history of the most recent events.
  var log: EventHistory
}
