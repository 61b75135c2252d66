// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct FormControlTouchTests {
    private let window = Host().makeWindow()
    private let log = CallLog()

    init() {
      window.makeKeyAndVisible()
    }

    /// `developer.apple.com/documentation/uikit/uislider/iscontinuous`
    @Test(arguments: [(true, 3), (false, 1)])
    func aTouchMovesTheThumbOfASlider(isContinuous: Bool, events: Int) {
      let slider = show(UISlider(), width: 100)
      slider.isContinuous = isContinuous
      let finger = Finger(downAt: CGPoint(x: 25, y: 17), in: window)

      for x in [50, 75] as [CGFloat] { finger?.move(to: CGPoint(x: x, y: 17)) }
      finger?.lift()

      #expect(slider.value == 0.75)
      #expect(log.calls.count == events)
    }

    /// `developer.apple.com/documentation/uikit/uisegmentedcontrol`; that a tap on the selected segment sends nothing
    /// is *assumed*.
    @Test func aTapSelectsASegment() {
      let segments = show(UISegmentedControl(frame: .zero), width: 90)
      for title in ["a", "b", "c"] {
        segments.insertSegment(withTitle: title, at: segments.numberOfSegments, animated: false)
      }

      for x in [45, 45, 80] as [CGFloat] { window.tap(at: CGPoint(x: x, y: 10)) }

      #expect(segments.selectedSegmentIndex == 2)
      #expect(log.calls.count == 2)
    }

    /// Taps that change a date exist in the stand-in only.
    @Test func tapsInTheHalvesOfADatePickerChangeTheDay() throws {
      let picker = show(UIDatePicker(), width: 100)
      let day = Date(timeIntervalSince1970: 1_000_000_000)
      picker.date = day

      for x in [90, 90, 10] as [CGFloat] { window.tap(at: CGPoint(x: x, y: 17)) }

      #expect(picker.date == Calendar.current.date(byAdding: .day, value: 1, to: day))
      #expect(log.calls.count == 3)
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/showsmenuasprimaryaction` and
    /// `developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction`
    @Test(arguments: [true, false])
    func aTapOpensTheMenuOfAButton(isTracking: Bool) {
      let button = show(UIButton(type: .system), width: 100)
      button.setTitle("Menu", for: .normal)
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = isTracking
      button.menu = UIMenu(
        children: ["a", "b"].map { title in UIAction(title: title) { [log] in log.add($0.title) } }
      )

      window.tap(at: CGPoint(x: 20, y: 10))
      let line = window.subviews.last.flatMap { buttons(in: $0).last }
      window.layoutIfNeeded()
      line.map { _ = window.tap(at: $0.convert(CGPoint(x: 10, y: 10), to: window)) }

      #expect(log.calls == ["b"])
      #expect(button.currentTitle == (isTracking ? "b" : "Menu"))
      #expect(window.subviews == [button])
    }

    /// `developer.apple.com/documentation/uikit/uitextview`
    @Test func aTapBeginsEditingATextView() {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      window.addSubview(view)

      window.tap(at: CGPoint(x: 20, y: 40))
      window.typeText("a\nb")
      window.pressDelete()

      #expect(view.isFirstResponder)
      #expect(view.text == "a\n")
    }

    private func show<Control: UIControl>(_ control: Control, width: CGFloat) -> Control {
      control.addAction(UIAction { [log] _ in log.add("it") }, for: .valueChanged)
      control.frame = CGRect(x: 0, y: 0, width: width, height: 34)
      window.addSubview(control)
      return control
    }

    private func buttons(in view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
    }
  }
#endif
