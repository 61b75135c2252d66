/// A gesture recognizer for one or more taps (`developer.apple.com/documentation/uikit/uitapgesturerecognizer`).
///
/// Here, a touch that moves is never a tap. UIKit permits small movements.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in the gesture, 1 by default
  /// (`developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftapsrequired`).
  ///
  /// If the gesture requires several taps, the touched view immediately receives the end of every tap except the last.
  /// In UIKit, the view receives these ends only after the gesture fails.
  open var numberOfTapsRequired = 1

  override func recognizes(_ touch: UITouch) -> Bool {
    _ = super.recognizes(touch)
    if touch.phase == .moved { state = .failed }
    guard touch.phase == .ended || touch.phase == .cancelled else { return false }
    let isTap = state == .possible && touch.phase == .ended
    state = .possible
    guard isTap, isEnabled, touch.tapCount.isMultiple(of: numberOfTapsRequired) else { return false }
    return isLeftTheTap(by: touch)
  }

  /// Returns whether the recognizer may handle a tap.
  ///
  /// The recognizer's view must still be in the touch's window. If ``UIGestureRecognizer/cancelsTouchesInView`` is
  /// `true`, neither the touched view nor any view between it and the recognizer's view may claim taps. If the property
  /// is `false`, both the recognizer and a tapped button respond. Apple doesn't document this behavior.
  private func isLeftTheTap(by touch: UITouch) -> Bool {
    guard let view, let touched = touch.view, view.window === touch.window else { return false }
    guard cancelsTouchesInView else { return true }
    let between = sequence(first: touched, next: \.superview).prefix { $0 !== view }
    return !between.contains { $0.claimsTaps }
  }
}
