// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ControlTrackingTests {
    private let window = Host().makeWindow()
    private let log = CallLog()
    private let outer: LoggedView
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let inside = CGPoint(x: 25, y: 25)
    private let outside = CGPoint(x: 300, y: 300)

    init() {
      outer = LoggedView("outer", log: log)
      outer.frame = window.bounds
      outer.addSubview(control)
      window.addSubview(outer)
      window.makeKeyAndVisible()
      record(control)
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/event`
    @Test func aTapIsATouchDownAndATouchUpInside() {
      let tapped = window.tap(at: inside)

      let calls = log.calls

      #expect(tapped === control)
      #expect(calls == ["touchDown", "touchUpInside"])
      #expect(!control.isTracking)
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/event/touchdownrepeat`
    @Test func aSecondTapIsARepeat() {
      window.tap(at: inside)
      log.clear()

      window.tap(at: inside, tapCount: 2)

      #expect(log.calls == ["touchDown", "touchDownRepeat", "touchUpInside"])
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/event`
    @Test func aTouchIsTrackedOutsideAndBackInside() throws {
      let finger = try #require(Finger(downAt: inside, in: window))
      let isHighlighted = control.isHighlighted

      finger.move(to: CGPoint(x: 30, y: 30))
      finger.move(to: outside)
      let isHighlightedOutside = control.isHighlighted
      finger.move(to: CGPoint(x: 301, y: 301))
      finger.move(to: inside)
      let isInside = control.isTouchInside && control.isTracking
      finger.move(to: outside)
      finger.lift()

      #expect(
        log.calls == [
          "touchDown", "touchDragInside", "touchDragOutside", "touchDragExit", "touchDragOutside",
          "touchDragInside", "touchDragEnter", "touchDragOutside", "touchDragExit", "touchUpOutside",
        ]
      )
      #expect(isHighlighted)
      #expect(!isHighlightedOutside)
      #expect(isInside)
      #expect(!control.isHighlighted)
      #expect(!control.isTouchInside)
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/event/touchcancel`; that a control that is removed while it
    /// tracks is like that is *assumed*.
    @Test(arguments: [true, false])
    func aCancelledTouchOrARemovedControlSendsNoTouchUp(isRemoved: Bool) throws {
      let finger = try #require(Finger(downAt: inside, in: window))

      if isRemoved { control.removeFromSuperview() } else { finger.cancel() }
      finger.lift()

      #expect(log.calls == ["touchDown", "touchCancel"])
      #expect(!control.isTracking)
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/isenabled`; that the touch is forwarded to the next responder
    /// is *assumed*.
    @Test func aDisabledControlIgnoresTouches() {
      control.isEnabled = false

      let tapped = window.tap(at: inside)

      #expect(tapped === control)
      #expect(log.calls == ["outer.began", "outer.ended"])
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)` and the pages of the other methods
    @Test func aSubclassTracksTheTouch() throws {
      let tracking = TrackingControl(log: log)
      outer.addSubview(tracking)
      let finger = try #require(Finger(downAt: CGPoint(x: 110, y: 110), in: window))

      finger.move(to: CGPoint(x: 111, y: 111))
      finger.lift()
      Finger(downAt: CGPoint(x: 110, y: 110), in: window)?.cancel()

      #expect(log.calls == ["begin", "continue", "end", "begin", "cancel"])
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)`
    @Test(arguments: [(true, false), (false, true)])
    func aSubclassCanStopTracking(begins: Bool, continues: Bool) throws {
      let tracking = TrackingControl(log: log)
      (tracking.begins, tracking.continues) = (begins, continues)
      outer.addSubview(tracking)
      record(tracking)
      let finger = try #require(Finger(downAt: CGPoint(x: 110, y: 110), in: window))

      finger.move(to: CGPoint(x: 111, y: 111))
      finger.lift()

      #expect(log.calls == (begins ? ["begin", "touchDown", "continue"] : ["begin"]))
      #expect(!tracking.isTracking)
      #expect(!tracking.isHighlighted)
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/event/primaryactiontriggered`
    @Test func aTouchUpInsideTriggersAButtonsPrimaryAction() throws {
      let button = UIButton(primaryAction: UIAction { [log] _ in log.add("primary") })
      button.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
      outer.addSubview(button)
      record(button)

      window.tap(at: CGPoint(x: 110, y: 110))
      let finger = try #require(Finger(downAt: CGPoint(x: 110, y: 110), in: window))
      finger.move(to: outside)
      finger.lift()

      #expect(log.calls.prefix(3) == ["touchDown", "touchUpInside", "primary"])
      #expect(log.calls.filter { $0 == "primary" }.count == 1)
    }

    @Test func aTouchInASubviewIsForwarded() {
      let within = UIView(frame: control.bounds)
      control.addSubview(within)

      window.tap(at: inside)

      #expect(log.calls == ["outer.began", "outer.ended"])
      #expect(!control.isTracking)
    }

    @Test func aControlThatIsDisabledWhileItTracksStops() throws {
      let finger = try #require(Finger(downAt: inside, in: window))

      control.isEnabled = false
      let isTracking = control.isTracking
      control.isEnabled = true
      finger.lift()

      #expect(!isTracking)
      #expect(log.calls == ["touchDown"])
      #expect(control.state == .normal)
    }

    @Test func anActionThatAnotherRemovesDoesNotRun() {
      let second = UIAction { [log] _ in log.add("second") }
      let first = UIAction { [log, weak control] _ in
        log.add("first")
        control?.removeAction(second, for: .valueChanged)
      }
      control.addAction(first, for: .valueChanged)
      control.addAction(second, for: .valueChanged)

      control.sendActions(for: .valueChanged)

      #expect(log.calls == ["first"])
    }

    @Test func anActionMayRemoveItself() {
      let once = UIAction { [log, weak control] action in
        log.add("once")
        control?.removeAction(action, for: .valueChanged)
      }
      control.addAction(once, for: .valueChanged)

      control.sendActions(for: .valueChanged)
      control.sendActions(for: .valueChanged)

      #expect(log.calls == ["once"])
      #expect(once.sender == nil)
    }

    private func record(_ control: UIControl) {
      let names: [(String, UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
        ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
        ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
        ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
        ("touchCancel", .touchCancel),
      ]
      for (name, event) in names {
        control.addAction(UIAction { [log] _ in log.add(name) }, for: event)
      }
    }
  }

  private final class TrackingControl: UIControl {
    private let log: CallLog
    var begins = true
    var continues = true

    init(log: CallLog) {
      self.log = log
      super.init(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.add("begin")
      return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.add("continue")
      return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      log.add("end")
    }

    override func cancelTracking(with event: UIEvent?) {
      log.add("cancel")
    }
  }
#endif
