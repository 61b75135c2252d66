import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct KeyboardGuideFacts {
  /// `developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide` and
  /// `developer.apple.com/documentation/uikit/uilayoutguide/owningview`
  @Test func aViewHasOneKeyboardGuide() {
    let view = UIView()

    let guide = view.keyboardLayoutGuide

    #expect(view.keyboardLayoutGuide === guide)
    #expect(guide.owningView === view)
  }

  /// `developer.apple.com/documentation/uikit/uikeyboardlayoutguide`: "When the keyboard is offscreen, the guide is at
  /// the bottom". That its frame is known after a layout without constraints of the app is *assumed*.
  @Test func theGuideIsAtTheBottomWithoutAKeyboard() {
    let window = Host().makeWindow()
    let controller = UIViewController()
    window.show(controller)
    _ = controller.view.keyboardLayoutGuide

    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    let bottom = controller.view.bounds.maxY - controller.view.safeAreaInsets.bottom

    #expect(abs(controller.view.keyboardLayoutGuide.layoutFrame.minY - bottom) < 1)
  }
}
