extension UIView {
  private static var animates = true

  /// Whether animations are enabled (`developer.apple.com/documentation/uikit/uiview/areanimationsenabled`).
  ///
  /// The value has no effect, because nothing is animated here.
  public class var areAnimationsEnabled: Bool { animates }

  /// Runs a closure with animations disabled
  /// (`developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)`).
  ///
  /// ``areAnimationsEnabled`` is `false` while the closure runs.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animates
    animates = false
    actionsWithoutAnimation()
    animates = before
  }
}
