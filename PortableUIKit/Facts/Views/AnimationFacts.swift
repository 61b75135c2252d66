import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct AnimationFacts {
  /// `developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)` and
  /// `developer.apple.com/documentation/uikit/uiview/areanimationsenabled`
  @Test func animationsAreDisabledInsidePerformWithoutAnimation() {
    var enabled = [UIView.areAnimationsEnabled]

    UIView.performWithoutAnimation {
      UIView.performWithoutAnimation {}
      enabled.append(UIView.areAnimationsEnabled)
    }
    enabled.append(UIView.areAnimationsEnabled)

    #expect(enabled == [true, false, true])
  }
}
