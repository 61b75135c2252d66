// The stand-in only: UIKit does not let a test choose the idiom.
#if !canImport(UIKit) || os(watchOS)
  import PlatformUIKit
  import Testing

  @testable import ListSource

  // Each runs in its own process, because the idiom applies to the whole process.
  @Suite
  struct MacIdiomTests {
    @Test
    func stepperIsASliderThatStopsAtItsValues() async {
      await #expect(processExitsWith: .success) {
        for kind in ListKind.inRows { try await Self.slide(kind) }
      }
    }

    @Test
    func datesHaveNoWheels() async {
      await #expect(processExitsWith: .success) {
        for kind in ListKind.inRows { try await Self.showDates(kind) }
      }
    }

    @Test
    func controllerIgnoresARefreshControl() async {
      await #expect(processExitsWith: .success) { await Self.refresh() }
    }

    @MainActor
    private static func slide(_ kind: ListKind) throws {
      UIDevice.current.userInterfaceIdiom = .mac
      let form = FormScreen(kind) {
        [
          $0.stepper("Size", \.fontSize, in: 11...30, step: 3).erased,
          $0.stepper("Loud", \.volume, in: 0...1).erased,
        ]
      }
      let slider: UISlider = try form.control(\FormValues.fontSize)

      for value in [16, 30] as [Float] {
        slider.value = value
        slider.sendActions(for: .valueChanged)
      }

      #expect(form.controller.log == ["Size", "Size"])
      #expect(form.controller.values.fontSize == 29)
      #expect(try form.text(\FormValues.fontSize).secondaryText == "29")
      #expect(try form.control(\FormValues.volume, as: UISlider.self).value == 0.5)
    }

    @MainActor
    private static func showDates(_ kind: ListKind) throws {
      UIDevice.current.userInterfaceIdiom = .mac
      let form = FormScreen(kind) { [$0.date("Time", \.birthday, mode: .countDownTimer).erased] }

      let picker: UIDatePicker = try form.control(\FormValues.birthday)

      #expect(picker.datePickerMode == .time)
      #expect(picker.preferredDatePickerStyle == .compact)
    }

    @MainActor
    private static func refresh() {
      UIDevice.current.userInterfaceIdiom = .mac
      let controller = ListTableController()

      controller.refreshControl = UIRefreshControl()

      #expect(controller.refreshControl == nil)
    }
  }
#endif
