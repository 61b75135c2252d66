// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct TapRecognizerTests {
    private let window = Host().makeWindow()
    private let log = CallLog()
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let inner: LoggedView
    private let point = CGPoint(x: 25, y: 25)

    init() {
      inner = LoggedView("view", log: log)
      inner.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
      outer.addSubview(inner)
      window.addSubview(outer)
      window.makeKeyAndVisible()
    }

    /// `developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview`
    @Test func aRecognizedTapCancelsTheTouchInItsView() {
      let recognizer = tap(on: outer)
      var state: UIGestureRecognizer.State?
      recognizer.addHandler { [weak recognizer] in state = recognizer?.state }

      window.tap(at: point)

      #expect(log.calls == ["view.began", "view.cancelled", "tap"])
      #expect(state == .ended)
      #expect(recognizer.state == .possible)
      #expect(recognizer.location(in: inner) == CGPoint(x: 5, y: 5))
    }

    /// `developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview`
    @Test func aRecognizedTapCanLeaveTheTouchToItsView() {
      tap(on: outer).cancelsTouchesInView = false

      window.tap(at: point)

      #expect(log.calls == ["view.began", "tap", "view.ended"])
    }

    /// `developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled` and
    /// `developer.apple.com/documentation/uikit/uiview/removegesturerecognizer(_:)`
    @Test(arguments: [true, false])
    func aDisabledOrRemovedRecognizerIgnoresTouches(isRemoved: Bool) {
      let recognizer = tap(on: outer)

      if isRemoved { outer.removeGestureRecognizer(recognizer) } else { recognizer.isEnabled = false }
      window.tap(at: point)

      #expect(log.calls == ["view.began", "view.ended"])
      #expect((recognizer.view == nil) == isRemoved)
      #expect((outer.gestureRecognizers?.isEmpty ?? true) == isRemoved)
    }

    /// `developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftapsrequired`
    @Test func twoTapsCanBeRequired() {
      tap(on: outer).numberOfTapsRequired = 2

      window.tap(at: point)
      let callsAfterOne = log.calls
      window.tap(at: point, tapCount: 2)

      #expect(!callsAfterOne.contains("tap"))
      #expect(log.calls.last == "tap")
    }

    /// `developer.apple.com/documentation/uikit/uigesturerecognizer`; *assumed*: a recognizer that cancels no touches
    /// receives the tap too, and one behind a disabled button receives it alone.
    @Test(arguments: [(true, true, ["button"]), (true, false, ["tap", "button"]), (false, true, ["tap"])])
    func aTapOnAnEnabledButtonBelongsToTheButton(isEnabled: Bool, cancelsTouches: Bool, calls: [String]) {
      let button = UIButton(primaryAction: UIAction { [log] _ in log.add("button") })
      button.isEnabled = isEnabled
      button.frame = outer.bounds
      outer.addSubview(button)
      tap(on: outer).cancelsTouchesInView = cancelsTouches

      window.tap(at: point)

      #expect(log.calls == calls)
    }

    /// `developer.apple.com/documentation/uikit/uigesturerecognizer`
    @Test func aRecognizerOnAButtonWins() {
      let button = UIButton(primaryAction: UIAction { [log] _ in log.add("button") })
      button.frame = outer.bounds
      outer.addSubview(button)
      tap(on: button)

      window.tap(at: point)

      #expect(log.calls == ["tap"])
    }

    /// *Assumed*: no page says so.
    @Test func theInnermostRecognizerWins() {
      let own = UITapGestureRecognizer()
      own.addHandler { [log] in log.add("inner tap") }
      inner.addGestureRecognizer(own)
      tap(on: outer)

      window.tap(at: point)

      #expect(log.calls == ["view.began", "view.cancelled", "inner tap"])
    }

    @Test func aTouchThatMovesIsNotATap() throws {
      tap(on: outer)
      let finger = try #require(Finger(downAt: point, in: window))

      finger.move(to: CGPoint(x: 26, y: 26))
      finger.lift()

      #expect(log.calls == ["view.began", "view.moved", "view.ended"])
    }

    @Test func aRecognizerWhoseViewWasRemovedIgnoresTouches() throws {
      tap(on: outer)
      let finger = try #require(Finger(downAt: point, in: window))

      outer.removeFromSuperview()
      finger.lift()

      #expect(log.calls == ["view.began", "view.ended"])
    }

    @discardableResult
    private func tap(on view: UIView) -> UITapGestureRecognizer {
      let recognizer = UITapGestureRecognizer()
      recognizer.addHandler { [log] in log.add("tap") }
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
  }

  /// A view that logs its touches.
  final class LoggedView: UIView {
    private let name: String
    private let log: CallLog

    init(_ name: String, log: CallLog) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("\(name).began")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("\(name).moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("\(name).ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("\(name).cancelled")
    }
  }

  /// A target that runs a closure.
  private final class GestureHandler: GestureTarget {
    private let handler: () -> Void

    init(_ handler: @escaping () -> Void) {
      self.handler = handler
    }

    func recognized(by recognizer: UIGestureRecognizer) {
      handler()
    }
  }

  extension UIGestureRecognizer {
    /// Adds a closure that runs when the gesture is recognized.
    func addHandler(_ handler: @escaping @MainActor () -> Void) {
      addTarget(GestureHandler(handler))
    }
  }
#endif
