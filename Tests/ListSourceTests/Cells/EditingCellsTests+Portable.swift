// The stand-in alone: nobody makes touches and types in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PortableUIKit
  import RouterEvents
  import StrategyTable
  import Testing

  /// Controls in cells, from a touch to a controller's strategy.
  @MainActor
  @Suite
  struct EditedCellsTests {
    private let form = FormController()

    init() {
      screen.window.rootViewController = form
      form.view.addSubview(screen.listView)
      screen.show(
        ListSource { ListSection("form") { Rows(Item.many(0..<3), cell: EditingCell.self) } }
      )
    }

    @Test(arguments: ListKind.allCases)
    func tapsOnASwitchReachTheControllersStrategy(kind: ListKind) throws {
      let screen = Screen(kind)
      let cell = try cell(1)

      tap(cell.toggle)
      tap(cell.toggle)

      #expect(form.log == ["item 1: true", "item 1: false"])
      #expect(screen.selectedPlaces.first == nil)
    }

    @Test(arguments: ListKind.allCases)
    func tapsOnAStepperReachTheControllersStrategyWithItsValue(kind: ListKind) throws {
      let cell = try cell(2)

      tap(cell.stepper, x: 80)
      tap(cell.stepper, x: 80)
      tap(cell.stepper, x: 10)
      tap(cell.stepper, x: 10)
      tap(cell.stepper, x: 10)

      #expect(form.log == ["item 2: 1.0", "item 2: 2.0", "item 2: 1.0", "item 2: 0.0"])
    }

    @Test(arguments: ListKind.allCases)
    func typingReachesTheControllersStrategyWithTheText(kind: ListKind) throws {
      let screen = Screen(kind)
      let cell = try cell(0)

      tap(cell.field)
      screen.window.typeText("Ad")
      screen.window.pressDelete()

      #expect(form.log == ["item 0: A", "item 0: Ad", "item 0: A"])
    }

    @Test(arguments: ListKind.allCases)
    func tapOnAnotherRowsFieldEditsThatOne(kind: ListKind) throws {
      let screen = Screen(kind)
      let (first, second) = (try cell(0), try cell(1))
      tap(first.field)

      tap(second.field)
      screen.window.typeText("x")

      #expect(!first.field.isEditing)
      #expect(second.field.isEditing)
      #expect(form.log == ["item 1: x"])
    }

    @Test(arguments: ListKind.allCases)
    func reconfiguredRowsEmitOnce(kind: ListKind) throws {
      let screen = Screen(kind)
      screen.adapter.reconfigure([0, 1, 2])
      screen.layOut()

      tap(try cell(1).toggle)

      #expect(form.log == ["item 1: true"])
    }

    private func cell(_ row: Int) throws -> EditingCell {
      try #require(screen.cell(row) as? EditingCell)
    }

    private func tap(_ control: UIControl, x: CGFloat = 10) {
      screen.layOut()
      screen.window.tap(at: control.convert(CGPoint(x: x, y: 15), to: screen.window))
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
