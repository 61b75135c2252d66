/// A recognizer of taps (`developer.apple.com/documentation/uikit/uitapgesturerecognizer`).
///
/// A touch that moves is no tap here; UIKit lets it move a little.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture
  /// (`developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftapsrequired`).
  ///
  /// The view hears the end of each tap before the last at once; in UIKit it waits for the gesture to fail.
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

  /// Whether neither the view has left the window nor anything between it and the finger claims the tap. A recognizer that
  /// cancels no touches takes nothing from a button, so both fire (observed, not documented).
  private func isLeftTheTap(by touch: UITouch) -> Bool {
    guard let view, let touched = touch.view, view.window === touch.window else { return false }
    guard cancelsTouchesInView else { return true }
    let between = sequence(first: touched, next: \.superview).prefix { $0 !== view }
    return !between.contains { $0.claimsTaps }
  }
}
