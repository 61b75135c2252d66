/// A responder that adds what it knows to the user info of events that pass it.
@MainActor
public protocol EventDecorator: EventResponder {
  /// Sets, overwrites or removes values on the way of `event`.
  ///
  /// Called once a dispatch, before this responder handles the event itself. `event.userInfo` stays what arrived
  /// here; `userInfo` is what this and all later responders see. The emitter's copy does not change.
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent)
}
