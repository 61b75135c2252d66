extension UIView {
  private static var animates = true

  /// Whether changes may be animated, though nothing is here
  /// (`developer.apple.com/documentation/uikit/uiview/areanimationsenabled`).
  public class var areAnimationsEnabled: Bool { animates }

  /// Does what is not to be animated: meanwhile ``areAnimationsEnabled`` is `false`
  /// (`developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)`).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animates
    animates = false
    actionsWithoutAnimation()
    animates = before
  }
}
