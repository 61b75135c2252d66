// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct TouchTests {
    private let window = Host().makeWindow()
    private let root = UIViewController()
    private let view = TouchedView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    private let inside = CGPoint(x: 15, y: 25)

    init() {
      root.view.addSubview(view)
      window.show(root)
    }

    /// `developer.apple.com/documentation/uikit/uitouch/phase-swift.enum`
    @Test func aViewReceivesATouchFromBeginningToEnd() throws {
      let finger = try #require(Finger(downAt: inside, in: window))

      finger.move(to: CGPoint(x: 300, y: 300))
      finger.lift()

      #expect(view.phases == ["began", "moved", "ended"])
      #expect(view.locations == [5, 290, 290].map { CGPoint(x: $0, y: $0 == 5 ? 5 : 280) })
      #expect(finger.view == nil)
    }

    /// `developer.apple.com/documentation/uikit/uitouch/view`
    @Test func aTouchKeepsItsViewAndItsWindow() throws {
      let finger = try #require(Finger(downAt: inside, in: window))
      let touch = try #require(view.touch)

      finger.move(to: CGPoint(x: 300, y: 300))

      #expect(touch.view === view)
      #expect(touch.window === window)
      #expect(touch.tapCount == 1)
      #expect(touch.location(in: nil) == CGPoint(x: 300, y: 300))
      finger.lift()
    }

    /// `developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)`
    @Test func aViewReceivesACancellation() throws {
      let finger = try #require(Finger(downAt: inside, in: window))

      finger.cancel()
      finger.lift()

      #expect(view.phases == ["began", "cancelled"])
    }

    /// `developer.apple.com/documentation/uikit/uiapplication/sendevent(_:)` and
    /// `developer.apple.com/documentation/uikit/uiwindow/sendevent(_:)`
    @Test func eventsPassTheApplicationAndTheWindow() {
      let application = LoggingApplication(delegate: nil)
      let scene = UIWindowScene(application: application, bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
      let logging = LoggingWindow(windowScene: scene)
      logging.show(UIViewController())

      logging.tap(at: CGPoint(x: 1, y: 1))

      #expect(application.phases == [.began, .ended])
      #expect(logging.phases == [.began, .ended])
    }

    @Test func aHiddenWindowReceivesNoTouch() {
      window.isHidden = true

      let tapped = window.tap(at: inside)

      #expect(tapped == nil)
      #expect(view.phases.isEmpty)
    }

    @Test func aWindowIsLaidOutBeforeATouchIsDelivered() {
      let stack = UIStackView(arrangedSubviews: [TouchedView(frame: .zero)])
      stack.frame = CGRect(x: 200, y: 0, width: 50, height: 50)
      root.view.addSubview(stack)

      let tapped = window.tap(at: CGPoint(x: 225, y: 25))

      #expect(tapped === stack.arrangedSubviews[0])
    }

    @Test func aRemovedViewReceivesTheEndOfATouch() throws {
      let finger = try #require(Finger(downAt: inside, in: window))

      view.removeFromSuperview()
      finger.lift()

      #expect(view.phases == ["began", "ended"])
      #expect(window.tap(at: inside) === root.view)
    }

    @Test func aTouchRetainsItsViewOnlyWhileItLasts() throws {
      weak var touched: UIView?
      let finger: Finger
      do {
        let made = UIView(frame: CGRect(x: 200, y: 200, width: 10, height: 10))
        root.view.addSubview(made)
        finger = try #require(Finger(downAt: CGPoint(x: 205, y: 205), in: window))
        made.removeFromSuperview()
        touched = made
      }
      let isHeldWhileItLasts = touched != nil

      finger.lift()

      #expect(isHeldWhileItLasts)
      #expect(touched == nil)
    }

    @Test func nothingIsRetainedAfterATap() {
      weak var touched: UIView?
      weak var recognizer: UIGestureRecognizer?

      do {
        let made = UIView(frame: CGRect(x: 200, y: 200, width: 10, height: 10))
        let tap = UITapGestureRecognizer()
        made.addGestureRecognizer(tap)
        tap.addHandler { [weak made] in made?.removeFromSuperview() }
        root.view.addSubview(made)
        window.tap(at: CGPoint(x: 205, y: 205))
        (touched, recognizer) = (made, tap)
      }

      #expect(touched == nil)
      #expect(recognizer == nil)
    }

    @Test func aTapMayDismissItsScreen() async {
      let presented = UIViewController()
      let button = UIButton(
        primaryAction: UIAction { [unowned presented] _ in presented.dismiss(animated: false) }
      )
      button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      presented.view.addSubview(button)
      await root.present(presented)

      let tapped = window.tap(at: CGPoint(x: 25, y: 25))

      #expect(tapped === button)
      #expect(root.presentedViewController == nil)
      #expect(button.window == nil)
      #expect(window.tap(at: inside) === view)
    }
  }

  private final class TouchedView: UIView {
    private(set) var phases: [String] = []
    private(set) var locations: [CGPoint] = []
    private(set) weak var touch: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("began", touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("moved", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("ended", touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("cancelled", touches)
    }

    private func record(_ phase: String, _ touches: Set<UITouch>) {
      phases.append(phase)
      touch = touches.first
      locations += touches.map { $0.location(in: self) }
    }
  }

  private final class LoggingApplication: UIApplication {
    private(set) var phases: [UITouch.Phase] = []

    override func sendEvent(_ event: UIEvent) {
      phases += (event.allTouches ?? []).map(\.phase)
      super.sendEvent(event)
    }
  }

  private final class LoggingWindow: UIWindow {
    private(set) var phases: [UITouch.Phase] = []

    override func sendEvent(_ event: UIEvent) {
      phases += (event.allTouches ?? []).filter { $0.view != nil }.map(\.phase)
      super.sendEvent(event)
    }
  }
#endif
