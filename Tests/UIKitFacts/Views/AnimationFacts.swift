import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct AnimationFacts {
  /// *Assumed*: no page says so.
  @Test func nothingIsAnimatedWhileWhatIsNotToBeIsDone() {
    var enabled = [UIView.areAnimationsEnabled]

    UIView.performWithoutAnimation {
      UIView.performWithoutAnimation {}
      enabled.append(UIView.areAnimationsEnabled)
    }
    enabled.append(UIView.areAnimationsEnabled)

    #expect(enabled == [true, false, true])
  }
}
