#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UIGestureRecognizer {
  /// Emits an event from the recognizer's view whenever the recognizer enters the given state.
  ///
  /// ```swift
  /// let tap = UITapGestureRecognizer()
  /// tap.emits(.mapTapped)
  /// map.addGestureRecognizer(tap)
  /// ```
  ///
  /// The event starts at the view that the recognizer is attached to when it enters the state. A second call with the
  /// same name and state replaces the first.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - state: The state in which to emit the event. For a long press, use `.began`.
  ///   - userInfo: A closure that returns the user info. It is called for each emission.
  public func emits(
    _ name: EventName,
    on state: UIGestureRecognizer.State = .ended,
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) {
    emits(.named(name, userInfo: userInfo), on: state)
  }

  /// Emits a prepared event from the recognizer's view whenever the recognizer enters the given state.
  ///
  /// For details, see ``emits(_:on:userInfo:)``.
  public func emits(_ event: PreparedEvent, on state: UIGestureRecognizer.State = .ended) {
    emissions.set(event, on: state)
  }
}
