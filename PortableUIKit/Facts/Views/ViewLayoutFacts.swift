import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ViewLayoutFacts {
  private let log = CallLog()

  /// `developer.apple.com/documentation/uikit/uiview/layoutifneeded()`
  @Test func aPendingLayoutRunsOnce() {
    let view = LayoutView("view", log: log)
    view.layoutIfNeeded()
    log.clear()

    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()

    #expect(log.calls == ["view.layoutSubviews"])
  }

  /// `developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property`
  @Test func aSubviewOfFlexibleWidthFollowsItsSuperview() {
    let outer = UIView(frame: .zero)
    let inner = LayoutView("inner", log: log)
    inner.frame = .zero
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    log.clear()

    outer.frame.size = CGSize(width: 320, height: 480)
    outer.layoutIfNeeded()
    outer.frame.size.height = 100
    outer.layoutIfNeeded()

    #expect(inner.frame == CGRect(x: 0, y: 0, width: 320, height: 0))
    #expect(log.calls == ["inner.layoutSubviews"])
  }

  /// `developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property`
  @Test func aSubviewOfFlexibleHeightFollowsItsSuperview() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let inner = LayoutView("inner", log: log)
    inner.frame = CGRect(x: 0, y: 0, width: 0, height: 480)
    inner.autoresizingMask = .flexibleHeight
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    log.clear()

    outer.frame.size = CGSize(width: 100, height: 280)
    outer.layoutIfNeeded()

    #expect(inner.frame == CGRect(x: 0, y: 0, width: 0, height: 280))
    #expect(log.calls == ["inner.layoutSubviews"])
  }

  /// `developer.apple.com/documentation/uikit/uiview/layoutsubviews()`
  @Test func aNewSizeRequestsALayoutAndANewOriginDoesNot() {
    let view = LayoutView("view", log: log)
    view.layoutIfNeeded()
    log.clear()

    view.frame.origin = CGPoint(x: 10, y: 10)
    view.layoutIfNeeded()
    let callsAfterMove = log.calls
    view.frame.size.width = 50
    view.layoutIfNeeded()

    #expect(callsAfterMove.isEmpty)
    #expect(log.calls == ["view.layoutSubviews"])
  }

  /// `developer.apple.com/documentation/uikit/uiview/layoutsubviews()`
  @Test func outerViewsAreLaidOutFirst() {
    let outer = LayoutView("outer", log: log)
    let inner = LayoutView("inner", log: log)
    outer.addSubview(inner)
    outer.onLayout = { inner.frame.size = CGSize(width: 7, height: 7) }

    outer.layoutIfNeeded()

    #expect(log.calls == ["outer.layoutSubviews", "inner.layoutSubviews"])
    #expect(inner.frame.width == 7)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()` and
  /// `developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()`
  @Test func aControllerIsCalledBeforeAndAfterALayout() {
    let window = Host().makeWindow()
    let controller = LayoutController(log: log)
    window.show(controller)
    window.layoutIfNeeded()
    log.clear()

    controller.view.setNeedsLayout()
    window.layoutIfNeeded()

    #expect(
      log.calls == ["controller.viewWillLayout", "view.layoutSubviews", "controller.viewDidLayout"]
    )
  }

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

  /// `developer.apple.com/documentation/uikit/uiview/init(frame:)` and
  /// `developer.apple.com/documentation/uikit/uiview/frame`
  @Test func aNewFrameChangesOnlyTheSizeOfTheBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 10, height: 15))
    let (frame, bounds) = (view.frame, view.bounds)
    view.bounds.origin = CGPoint(x: 5, y: 6)

    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    #expect(frame == CGRect(x: 10, y: 20, width: 10, height: 15))
    #expect(bounds == CGRect(x: 0, y: 0, width: 10, height: 15))
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

private final class LayoutView: UIView {
  private let name: String
  private let log: CallLog
  var onLayout: () -> Void = {}

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.add("\(name).layoutSubviews")
    onLayout()
  }
}

private final class LayoutController: UIViewController {
  private let log: CallLog

  init(log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    view = LayoutView("view", log: log)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.add("controller.viewWillLayout")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.add("controller.viewDidLayout")
  }
}
