/// A recognizer for taps (`developer.apple.com/documentation/uikit/uitapgesturerecognizer`).
///
/// Here a touch that moves is not a tap. UIKit permits small movements.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in the gesture
  /// (`developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftapsrequired`).
  ///
  /// For the taps before the last, the view receives the end of the touch at once. UIKit delays it until the gesture
  /// fails.
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

  /// Returns whether the recognizer may take the tap: the view is still in the window, and no view between it and the
  /// touch claims the tap. A recognizer that cancels no touches takes nothing from a button, so both fire (observed,
  /// not documented).
  private func isLeftTheTap(by touch: UITouch) -> Bool {
    guard let view, let touched = touch.view, view.window === touch.window else { return false }
    guard cancelsTouchesInView else { return true }
    let between = sequence(first: touched, next: \.superview).prefix { $0 !== view }
    return !between.contains { $0.claimsTaps }
  }
}
