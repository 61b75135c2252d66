import RouterEventsInspector

/// The device was shaken: somebody wants to see where events go.
struct Shaken: EventMessage {
  static let name: EventName = "app.shaken"

  /// The last events.
  var log: EventReport
}
