#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UIGestureRecognizer {
  /// Has the recognizer's view emit an event whenever the recognizer comes into a state.
  ///
  /// ```swift
  /// let tap = UITapGestureRecognizer()
  /// tap.emits(.mapTapped)
  /// map.addGestureRecognizer(tap)
  /// ```
  ///
  /// The event starts at the view that the recognizer is attached to by then. Calling this again for the same name and
  /// state replaces what was set before.
  ///
  /// - Parameters:
  ///   - name: the event.
  ///   - state: when to emit it; a long press, say, is better served by `.began`.
  ///   - userInfo: called each time, on the main actor.
  public func emits(
    _ name: EventName,
    on state: UIGestureRecognizer.State = .ended,
    userInfo: @escaping @MainActor () -> UserInfo = { [:] }
  ) {
    emissions.set(PreparedEvent(name, userInfo: userInfo), on: state)
  }

  /// Has the recognizer's view emit a typed event whenever the recognizer comes into a state.
  ///
  /// - Parameters:
  ///   - type: the event's type.
  ///   - state: when to emit it; a long press, say, is better served by `.began`.
  ///   - message: called each time, on the main actor; nil emits nothing.
  public func emits<Message: EventMessage>(
    _ type: Message.Type,
    on state: UIGestureRecognizer.State = .ended,
    message: @escaping @MainActor () -> Message?
  ) {
    emissions.set(PreparedEvent(message: message), on: state)
  }
}
