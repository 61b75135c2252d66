import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ViewGeometryFacts {
  /// `developer.apple.com/documentation/uikit/uiview/init(frame:)`
  @Test func aViewStartsWithItsFrame() {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    let view = UIView(frame: frame)

    #expect(view.frame == frame)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  /// `developer.apple.com/documentation/uikit/uiview/frame`
  @Test func aNewFrameChangesOnlyTheSizeOfTheBounds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 5, y: 6)

    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    #expect(view.bounds == CGRect(x: 5, y: 6, width: 30, height: 40))
  }

  /// `developer.apple.com/documentation/uikit/uiview/bounds`
  @Test func newBoundsGrowAViewAroundItsCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    view.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)

    #expect(view.frame == CGRect(x: 0, y: 5, width: 40, height: 30))
  }

  /// `developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)`
  @Test func aRootViewFillsItsWindow() {
    let window = Host().makeWindow()
    let root = UIViewController()

    window.show(root)

    #expect(root.view.bounds.size == window.bounds.size)
    #expect(window.bounds.width > 0)
  }
}
