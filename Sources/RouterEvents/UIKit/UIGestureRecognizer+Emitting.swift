public import PlatformUIKit

extension UIGestureRecognizer {
  /// Emits an event from the recognizer's view whenever the recognizer enters the given state.
  ///
  /// ```swift
  /// let tap = UITapGestureRecognizer()
  /// tap.emits(.mapTapped)
  /// map.addGestureRecognizer(tap)
  /// ```
  ///
  /// The event starts at the view that the recognizer is attached to when it enters the state. For each state, the
  /// recognizer emits one event, whatever its name: a later call replaces an earlier one. To emit two events in one
  /// state, give one of them a `slot`. To end emitting, call ``stopEmitting(on:slot:)``.
  ///
  /// Create the recognizer of a reused cell once, in its initializer. Each recognizer that is added emits by itself.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - state: The state in which to emit the event. For a long press, use `.began`.
  ///   - slot: The slot of the event. The call replaces only the event in the same slot.
  ///   - userInfo: A closure that returns the user info. It is called for each emission.
  public func emits(
    _ name: EventName,
    on state: UIGestureRecognizer.State = .ended,
    slot: String = "",
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) {
    emits(.named(name, userInfo: userInfo), on: state, slot: slot)
  }

  /// Emits a prepared event from the recognizer's view whenever the recognizer enters the given state.
  ///
  /// For details, see ``emits(_:on:slot:userInfo:)``.
  public func emits(
    _ event: PreparedEvent,
    on state: UIGestureRecognizer.State = .ended,
    slot: String = ""
  ) {
    emissions.set(event, on: state, slot: slot)
  }

  /// Stops emitting events in the given state. Other targets of the recognizer remain.
  ///
  /// - Parameters:
  ///   - state: The state in which to stop emitting, or nil for all states.
  ///   - slot: The slot of the events to stop, or nil for all slots.
  public func stopEmitting(on state: UIGestureRecognizer.State? = nil, slot: String? = nil) {
    emissions.remove(on: state, slot: slot)
  }
}
