// PortableUIKit only: tests cannot touch and type in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import PlatformUIKit
  import RouterEvents
  import Testing

  @testable import ListSource

  /// Controls of a form, from touches to a controller's strategy.
  @MainActor
  @Suite
  struct FormEditsTests {
    @Test(arguments: ListKind.inRows)
    func switchReachesTheStrategy(kind: ListKind) throws {
      let form = FormScreen(kind) { [$0.toggle("Notifications", \.notifies).erased] }
      let toggle: UISwitch = try form.control(\FormValues.notifies)

      form.tap(toggle)

      #expect(form.controller.values.notifies)
      #expect(form.controller.log == ["Notifications"])
      #expect(toggle.isOn)
      #expect(try form.control(\FormValues.notifies) === toggle)
      #expect(form.screen.selectedPlaces.isEmpty)
    }

    @Test(arguments: ListKind.inRows)
    func impossibleStepIsOneAndReported(kind: ListKind) throws {
      let (form, reports) = Reports.collecting {
        FormScreen(kind) { [$0.stepper("Size", \.fontSize, in: 9...30, step: 0).erased] }
      }
      let stepper: UIStepper = try form.control(\FormValues.fontSize)

      #expect(stepper.stepValue == 1)
      #expect(
        reports.map(\.text) == [
          "The step 0 of the stepper 'Size' is not positive, so it is 1. Use a positive step."
        ]
      )
    }

    @Test(arguments: ListKind.inRows)
    func datePickerHasAStyleThatItsModeAllows(kind: ListKind) throws {
      let form = FormScreen(kind) { [$0.date("Time", \.birthday).erased] }
      let picker: UIDatePicker = try form.control(\FormValues.birthday)
      #expect(picker.preferredDatePickerStyle == .compact)

      form.controller.rows = { [$0.date("Time", \.birthday, mode: .countDownTimer).erased] }
      form.controller.show()
      form.screen.layOut()

      #expect(picker.datePickerMode == .countDownTimer)
      #expect(picker.preferredDatePickerStyle == .wheels)
    }

    @Test(arguments: ListKind.inRows)
    func configuredStyleOfADatePickerStays(kind: ListKind) throws {
      let form = FormScreen(kind) {
        [$0.date("Day", \.birthday) { $0.preferredDatePickerStyle = .wheels }.erased]
      }

      let picker: UIDatePicker = try form.control(\FormValues.birthday)
      #expect(picker.preferredDatePickerStyle == .wheels)
    }

    @Test(arguments: ListKind.inRows)
    func textFieldReachesTheStrategyWithEachCharacter(kind: ListKind) throws {
      let form = FormScreen(kind) { [$0.textField("Name", \.name, placeholder: "Your name").erased] }
      let field: UITextField = try form.control(\FormValues.name)

      form.tap(field)
      form.screen.window.typeText(" L")
      form.screen.layOut()

      #expect(form.controller.values.name == "Ada L")
      #expect(form.controller.log == ["Name", "Name"])
      #expect(field.placeholder == "Your name")
      #expect(field.isFirstResponder)
      #expect(try form.control(\FormValues.name) === field)
    }

    @Test(arguments: ListKind.inRows)
    func textViewReachesTheStrategyWithEachCharacter(kind: ListKind) throws {
      let form = FormScreen(kind) { [$0.textView("About", \.about).erased] }
      let area: TextArea = try form.control(\FormValues.about)

      form.tap(area)
      form.screen.window.typeText("a\nb")
      form.screen.window.pressDelete()
      form.screen.layOut()

      #expect(form.controller.values.about == "a\n")
      #expect(form.controller.log.count == 4)
      #expect(area.textView.isFirstResponder)
      #expect(try form.control(\FormValues.about) === area)
    }

    @Test(arguments: ListKind.inRows)
    func stepperReachesTheStrategyWithinItsRange(kind: ListKind) throws {
      let form = FormScreen(kind) { [$0.stepper("Font size", \.fontSize, in: 10...16, step: 2).erased] }
      let stepper: UIStepper = try form.control(\FormValues.fontSize)

      for _ in 0..<3 { form.tap(stepper, x: 80) }

      #expect(form.controller.values.fontSize == 16)
      #expect(form.controller.log == ["Font size"])
      #expect(try form.text(\FormValues.fontSize).secondaryText == "16")
    }

    @Test(arguments: ListKind.inRows)
    func sliderAndStepperOfFractionsReachTheStrategy(kind: ListKind) throws {
      let form = FormScreen(kind) { [$0.slider("Volume", \.volume, in: 0...2).erased] }
      let slider: UISlider = try form.control(\FormValues.volume)

      form.tap(slider, x: slider.bounds.width * 0.75)

      #expect(abs(form.controller.values.volume - 1.5) < 0.01)
      #expect(form.controller.log == ["Volume"])
      #expect(Double(slider.value) == form.controller.values.volume)
    }

    @Test(arguments: ListKind.inRows)
    func segmentsReachTheStrategy(kind: ListKind) throws {
      let form = FormScreen(kind) {
        [$0.segments("Size", \.size, ["S", "M", "L"]) { "Size \($0)" }.erased]
      }
      let segments: UISegmentedControl = try form.control(\FormValues.size)
      let shown = segments.selectedSegmentIndex

      form.tap(segments, x: segments.bounds.width - 10)

      #expect(shown == 1)
      #expect(form.controller.values.size == "L")
      #expect(form.controller.log == ["Size"])
      #expect(segments.titleForSegment(at: 2) == "Size L")
    }

    @Test(arguments: ListKind.inRows)
    func choiceInAMenuReachesTheStrategy(kind: ListKind) throws {
      let form = FormScreen(kind) {
        [$0.menu("Theme", \.theme, [nil, 1, 2]) { $0.map { "Theme \($0)" } ?? "System" }.erased]
      }
      let button: UIButton = try form.control(\FormValues.theme)
      let shown = button.currentTitle

      form.tap(button)
      let isChosen = form.screen.choose("Theme 2")
      form.screen.layOut()
      form.tap(button)
      let isChosenAgain = form.screen.choose("System")

      #expect(shown == "Theme 1")
      #expect(isChosen && isChosenAgain)
      #expect(form.controller.values.theme == nil)
      #expect(form.controller.log == ["Theme", "Theme"])
      #expect(button.currentTitle == "System")
    }

    @Test(arguments: ListKind.inRows)
    func dateReachesTheStrategy(kind: ListKind) throws {
      let form = FormScreen(kind) { [$0.date("Birthday", \.birthday).erased] }
      let picker: UIDatePicker = try form.control(\FormValues.birthday)
      let old = form.controller.values.birthday

      form.tap(picker, x: picker.bounds.width - 10)

      #expect(form.controller.values.birthday == Calendar.current.date(byAdding: .day, value: 1, to: old))
      #expect(form.controller.log == ["Birthday"])
      #expect(picker.date == form.controller.values.birthday)
    }

    @Test(arguments: ListKind.inRows)
    func buttonAndNavigationRowEmitTheirEventsAtATap(kind: ListKind) throws {
      let form = FormScreen(kind) {
        [
          $0.button("Sign out", emits: "account.signOutTapped").erased,
          $0.navigation("Language", detail: "English", emits: "settings.languageTapped").erased,
        ]
      }
      var names: [String] = []
      let observations = ["account.signOutTapped", "settings.languageTapped"].map { (name: EventName) in
        form.controller.view.onRouterEvent(name) { names.append($0.name.rawValue) }
      }

      form.screen.tap(0)
      form.screen.tap(1)

      #expect(names == ["account.signOutTapped", "settings.languageTapped"])
      #expect(form.screen.selectedPlaces.isEmpty)
      #expect(try form.text("Language").secondaryText == "English")
      #expect(try form.text("Sign out").textProperties.color == .tintColor)
      withExtendedLifetime(observations) {}
    }

    @Test(arguments: ListKind.inRows)
    func controlOfAnyClassReachesTheStrategy(kind: ListKind) throws {
      let form = FormScreen(kind) {
        [
          $0.control("Stars", \.fontSize) {
            StarsControl()
          } show: {
            $0.stars = $1
          } read: {
            $0.stars
          }.erased
        ]
      }
      let stars: StarsControl = try form.control(\FormValues.fontSize)
      let shown = stars.stars

      form.tap(stars)

      #expect(shown == 14)
      #expect(form.controller.values.fontSize == 15)
      #expect(try form.control(\FormValues.fontSize) === stars)
    }

    @Test(arguments: ListKind.inRows)
    func typingKeepsTheInsertionPoint(kind: ListKind) throws {
      let form = FormScreen(kind) { [$0.textField("Name", \.name).erased] }
      let field: UITextField = try form.control(\FormValues.name)
      form.tap(field)
      field.moveInsertionPoint(to: 1)

      form.screen.window.typeText("m")
      form.screen.window.typeText("n")
      form.screen.layOut()

      #expect(form.controller.values.name == "Amnda")
      #expect(field.insertionPoint == 3)
    }

    @Test(arguments: ListKind.inRows)
    func textThatTheStrategyChangesKeepsTheInsertionPoint(kind: ListKind) throws {
      let form = FormScreen(kind) {
        [$0.textField("Name", \.name).erased, $0.textView("About", \.about).erased]
      }
      form.controller.change = { $0.name = $0.name.uppercased() }
      let field: UITextField = try form.control(\FormValues.name)
      form.tap(field)
      field.moveInsertionPoint(to: 1)

      form.screen.window.typeText("m")
      form.screen.window.typeText("n")

      #expect(field.text == "AMNDA")
      #expect(field.insertionPoint == 3)
    }

    @Test(arguments: ListKind.inRows)
    func rowsThatAnEditAddsLeaveTheControlInPlace(kind: ListKind) throws {
      let form = FormScreen(kind) { _ in [] }
      form.controller.rows = { [unowned controller = form.controller] rows in
        let extra = controller.values.notifies ? [rows.textField("Email", \.email).erased] : []
        return extra + [
          rows.toggle("Notifications", \.notifies).erased, rows.textField("Name", \.name).erased,
        ]
      }
      form.controller.show()
      let toggle: UISwitch = try form.control(\FormValues.notifies)
      let field: UITextField = try form.control(\FormValues.name)
      form.tap(field)

      form.tap(toggle)

      #expect(form.screen.numberOfRows(inSection: 0) == 3)
      #expect(try form.control(\FormValues.notifies) === toggle)
      #expect(try form.control(\FormValues.name) === field)
      #expect(field.isFirstResponder)
    }

    @Test(arguments: ListKind.inRows)
    func returnMovesToTheNextTextFieldAndEndsAtTheLast(kind: ListKind) throws {
      let form = FormScreen(kind) {
        [
          $0.textField("Name", \.name).erased, $0.toggle("Notifications", \.notifies).erased,
          $0.textField("Email", \.email).erased, $0.stepper("Font size", \.fontSize, in: 1...20).erased,
        ]
      }
      let (first, last): (UITextField, UITextField) = (
        try form.control(\FormValues.name), try form.control(\FormValues.email)
      )
      form.tap(first)

      form.screen.window.typeText("\nb")
      let isMoved = last.isFirstResponder
      form.screen.window.typeText("\nc")

      #expect(isMoved)
      #expect(form.controller.values.email == "b")
      #expect(form.controller.values.name == "Ada")
      #expect(!last.isFirstResponder)
    }

    @Test(arguments: ListKind.inRows)
    func returnSkipsATextFieldThatCannotBeEdited(kind: ListKind) throws {
      let form = FormScreen(kind) {
        [
          $0.textField("Name", \.name).erased, $0.textField("Size", \.size) { $0.isEnabled = false }.erased,
          $0.textField("Email", \.email).erased,
        ]
      }
      form.tap(try form.control(\FormValues.name, as: UITextField.self))

      form.screen.window.typeText("\n")

      #expect(try form.control(\FormValues.email, as: UITextField.self).isFirstResponder)
    }

    @Test(arguments: ListKind.inRows)
    func stepperSaysAndShowsItsValue(kind: ListKind) throws {
      let form = FormScreen(kind) {
        [$0.stepper("Volume", \.volume, in: 0...1, step: 0.1, configure: { _ in }).erased]
      }
      let stepper: UIStepper = try form.control(\FormValues.volume)

      for _ in 0..<3 {
        stepper.value -= 0.1
        stepper.sendActions(for: .valueChanged)
      }
      form.screen.layOut()

      #expect(try form.text(\FormValues.volume).secondaryText == 0.2.formatted())
      #expect(stepper.accessibilityValue == 0.2.formatted())
    }

    @Test(arguments: ListKind.inRows)
    func returnScrollsToATextFieldThatIsNotVisible(kind: ListKind) throws {
      let form = FormScreen(kind) { rows in
        [rows.textField("Name", \.name).erased]
          + (0..<30).map { rows.button("Button \($0)", emits: "button.tapped").erased }
          + [rows.textView("About", \.about).erased]
      }
      let field: UITextField = try form.control(\FormValues.name)
      form.tap(field)

      form.screen.window.typeText("\nx")

      #expect(form.controller.values.about == "x")
      #expect(try form.control(\FormValues.about, as: TextArea.self).textView.isFirstResponder)
    }
  }

  extension FormScreen {
    func tap(_ control: UIControl, x: CGFloat = 10) {
      screen.layOut()
      let point = CGPoint(x: x, y: control.bounds.midY)
      screen.window.tap(at: control.convert(point, to: screen.window))
      screen.layOut()
    }
  }
#endif
