extension UIView {
  private static var animates = true

  /// Whether animations are enabled. Nothing is animated here
  /// (`developer.apple.com/documentation/uikit/uiview/areanimationsenabled`).
  public class var areAnimationsEnabled: Bool { animates }

  /// Runs a closure while ``areAnimationsEnabled`` is `false`
  /// (`developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)`).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animates
    animates = false
    actionsWithoutAnimation()
    animates = before
  }
}
