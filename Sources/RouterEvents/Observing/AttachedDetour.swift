/// A detour attached to a single responder. The class of the responder need not conform to ``EventDetour``.
///
/// `EventRecorder(above:)` and `EventControllerView` attach a detour, because they accept responders of any class. If
/// no detour is attached, checking for one costs a single memory load per emission.
final class AttachedDetour {
  /// A closure that returns the responder to visit. It is called for each emission.
  ///
  /// If the closure returns nil, the route takes the `eventDetour` of the responder that has the attachment, if any.
  let responder: @MainActor () -> (any EventResponder)?

  init(_ responder: @escaping @MainActor () -> (any EventResponder)?) {
    self.responder = responder
  }
}

extension Attachments<AttachedDetour> {
  /// Returns the destination of the detour that was last attached to `responder`, or nil if there is none.
  func detour(of responder: any EventResponder) -> (any EventResponder)? {
    attachments(of: responder).last?.object?.responder()
  }
}

extension EventRouter {
  /// Attaches a detour to `responder`. The attached detour takes precedence over the detour of the responder's class.
  ///
  /// - Parameters:
  ///   - responder: The responder whose events take the detour.
  ///   - detour: A closure that returns the responder to visit, or nil to use the `eventDetour` of `responder`. The
  ///     closure is called for each emission.
  /// - Returns: A token. Releasing it removes the detour.
  package static func detour(
    above responder: any EventResponder,
    through detour: @escaping @MainActor () -> (any EventResponder)?
  ) -> EventObservation {
    state.attachedDetours.attach(AttachedDetour(detour), to: responder)
  }

  /// Returns the destination of the detour that ``detour(above:through:)`` last attached to `responder`, or nil if
  /// there is none.
  package static func detour(of responder: any EventResponder) -> (any EventResponder)? {
    state.attachedDetours.detour(of: responder)
  }
}
