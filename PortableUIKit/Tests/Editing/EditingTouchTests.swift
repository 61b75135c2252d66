// For the stand-in only: tests can't make touches or type in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct EditingTouchTests {
    private let window = Host().makeWindow()
    private let log = CallLog()
    private let delegate: FieldDelegate

    init() {
      delegate = FieldDelegate(log: log)
      window.makeKeyAndVisible()
    }

    /// `developer.apple.com/documentation/uikit/uiswitch`; that a tap also triggers the primary action is *assumed*.
    @Test func aTapTogglesASwitch() {
      let control = show(UISwitch(), as: [.valueChanged, .primaryActionTriggered])

      let tapped = window.tap(at: CGPoint(x: 20, y: 20))
      let isOn = control.isOn
      window.tap(at: CGPoint(x: 20, y: 20))

      #expect(tapped === control)
      #expect(isOn)
      #expect(!control.isOn)
      #expect(log.calls == ["it", "it"])
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/isenabled`
    @Test func aDisabledSwitchIsNotToggled() {
      let control = show(UISwitch(), as: .valueChanged)
      control.isEnabled = false

      window.tap(at: CGPoint(x: 20, y: 20))

      #expect(!control.isOn)
      #expect(log.calls.isEmpty)
    }

    /// `developer.apple.com/documentation/uikit/uistepper`
    @Test func theHalvesOfAStepperDecrementAndIncrement() {
      let stepper = show(UIStepper(), as: [.valueChanged, .primaryActionTriggered])
      stepper.stepValue = 5

      window.tap(at: CGPoint(x: 80, y: 20))
      window.tap(at: CGPoint(x: 80, y: 20))
      window.tap(at: CGPoint(x: 20, y: 20))

      #expect(stepper.value == 5)
      #expect(log.calls == ["it", "it", "it"])
    }

    /// `developer.apple.com/documentation/uikit/uistepper/wraps`; that no event is sent at the end is *assumed*.
    @Test(arguments: [(false, 0.0, 0), (true, 100, 1)])
    func aStepperStopsOrWrapsAtItsEnd(wraps: Bool, value: Double, events: Int) {
      let stepper = show(UIStepper(), as: .valueChanged)
      stepper.wraps = wraps

      window.tap(at: CGPoint(x: 20, y: 20))

      #expect(stepper.value == value)
      #expect(log.calls.count == events)
    }

    /// `developer.apple.com/documentation/uikit/uitextfield`
    @Test func aTapBeginsEditing() {
      let field = showField()

      window.tap(at: CGPoint(x: 20, y: 20))

      #expect(field.isFirstResponder)
      #expect(field.isEditing)
    }

    /// `developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)`
    @Test func theDelegateIsAskedForEachCharacter() {
      let field = showField()
      field.text = "🙂"
      field.becomeFirstResponder()
      log.clear()

      window.typeText("ab")
      window.pressDelete()
      delegate.allowsChange = false
      window.typeText("c")

      #expect(field.text == "🙂a")
      #expect(
        log.calls == [
          "shouldChange 2 0 'a'", "shouldChange 3 0 'b'", "shouldChange 3 1 ''", "shouldChange 3 0 'c'",
        ]
      )
    }

    /// `developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)`; that the event ends
    /// editing if an action is registered for it is *assumed*.
    @Test(arguments: [true, false], [true, false])
    func theReturnKeyEndsEditingIfThereIsAnActionForIt(isAllowed: Bool, hasAction: Bool) {
      delegate.allowsReturn = isAllowed
      let field = showField()
      if hasAction { field.addAction(UIAction { _ in }, for: .editingDidEndOnExit) }
      window.tap(at: CGPoint(x: 20, y: 20))

      window.typeText("a\n")

      #expect(field.text == "a")
      #expect(field.isEditing == !(isAllowed && hasAction))
      #expect(log.calls.contains("shouldReturn"))
    }

    /// `developer.apple.com/documentation/uikit/uitextfield`
    @Test func typedTextIsDiscardedWithoutAFirstResponder() {
      let field = showField()

      window.typeText("a")
      window.pressDelete()

      #expect(field.text == "")
    }

    private func show<Control: UIControl>(_ control: Control, as events: UIControl.Event) -> Control {
      control.addAction(UIAction { [log] _ in log.add("it") }, for: events)
      window.addSubview(control)
      return control
    }

    private func showField() -> UITextField {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      field.delegate = delegate
      window.addSubview(field)
      return field
    }
  }
#endif
