// PortableUIKit only: tests cannot touch and type in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import StrategyTable
  import Testing

  /// Controls in cells, from touches to a controller's strategy.
  @MainActor
  @Suite
  struct EditedCellsTests {
    private let form = FormController()

    @Test(arguments: ListKind.inRows)
    func controlsReachControllersStrategiesWithTheirValues(kind: ListKind) throws {
      let screen = Screen(kind, in: form)
      let (first, second, third) = (try screen.form(0), try screen.form(1), try screen.form(2))

      for _ in 0..<2 { screen.tap(second.toggle) }
      for x in [80, 80, 10, 10, 10] as [CGFloat] { screen.tap(third.stepper, x: x) }
      screen.tap(first.field)
      screen.window.typeText("Ad")
      screen.window.pressDelete()

      #expect(
        form.log == [
          "item 1: true", "item 1: false", "item 2: 1.0", "item 2: 2.0", "item 2: 1.0", "item 2: 0.0",
          "item 0: A", "item 0: Ad", "item 0: A",
        ]
      )
      #expect(screen.selectedPlaces.isEmpty)
    }

    @Test(arguments: ListKind.inRows)
    func tapOnAnotherTextFieldEditsIt(kind: ListKind) throws {
      let screen = Screen(kind, in: form)
      let (first, second) = (try screen.form(0), try screen.form(1))
      screen.tap(first.field)

      screen.tap(second.field)
      screen.window.typeText("x")

      #expect(!first.field.isEditing)
      #expect(second.field.isEditing)
      #expect(form.log == ["item 1: x"])
    }

    @Test(arguments: ListKind.inRows)
    func reconfiguredRowsEmitOnce(kind: ListKind) throws {
      let screen = Screen(kind, in: form)
      screen.adapter.reconfigure([0, 1, 2])
      screen.layOut()

      screen.tap(try screen.form(1).toggle)

      #expect(form.log == ["item 1: true"])
    }

  }

  extension Screen {
    /// A form with three rows.
    fileprivate init(_ kind: ListKind, in form: FormController) {
      self.init(kind)
      window.rootViewController = form
      form.view.addSubview(listView)
      show(ListSource { ListSection("form") { Rows(Item.many(0..<3), cell: EditingCell.self) } })
    }

    fileprivate func form(_ row: Int) throws -> EditedForm {
      try #require(cell(row) as? any EditableCell).form
    }

    fileprivate func tap(_ control: UIControl, x: CGFloat = 10) {
      layOut()
      window.tap(at: control.convert(CGPoint(x: x, y: 15), to: window))
    }
  }

  private final class FormController: UIViewController, StrategyHandler {
    static let table = StrategyTable<FormController> {
      On(.nameTyped) { form, event in form.note(event.userInfo[.typedName] ?? "nothing", event) }
      On(.itemSwitched) { form, event in form.note("\(event.userInfo[.isOn] ?? false)", event) }
      On(.amountStepped) { form, event in form.note("\(event.userInfo[.amount] ?? 0)", event) }
    }

    var strategies: StrategyTable<FormController> { Self.table }
    private(set) var log: [String] = []

    func note(_ value: String, _ event: RouterEvent) {
      log.append("\(event.userInfo.listItem(as: Item.self)?.text ?? "no item"): \(value)")
    }
  }
#endif
