import Foundation
import ListSource
import RouterEvents
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Rows whose cells are edited while the list changes.
@MainActor
@Suite
struct EditingCellsTests {
  private let screen = Screen()

  @Test
  func changedModelIsShownWithoutEndingToEdit() throws {
    show([0, 1, 2])
    let cell = try edit(1)

    screen.show(list([Item(0), Item(1, "new"), Item(2)]))

    #expect(cell.said == "new")
    #expect(screen.cell(1) === cell)
    expectDraft(in: cell)
  }

  @Test
  func reconfiguredRowGoesOnEditing() throws {
    show([0, 1, 2])
    let cell = try edit(1)
    let configurations = cell.configurations

    screen.adapter.reconfigure([1])
    screen.layOut()

    #expect(cell.configurations > configurations)
    #expect(screen.cell(1) === cell)
    expectDraft(in: cell)
  }

  @Test(arguments: [true, false])
  func rowsThatComeAboveDoNotEndEditing(animated: Bool) throws {
    show([0, 1, 2])
    let cell = try edit(1)

    screen.show(list(Item.many([5, 6, 0, 1, 2])), animated: animated)

    #expect(screen.cell(3) === cell)
    expectDraft(in: cell)
  }

  @Test
  func rowThatGoesEndsEditing() throws {
    show([0, 1, 2])
    let cell = try edit(1)

    screen.show(list(Item.many([0, 2])), animated: false)

    #expect(!cell.field.isFirstResponder)
    #expect(!cell.field.isEditing)
    #expect(screen.texts == ["item 0", "item 2"])
  }

  private func list(_ items: [Item]) -> ListSource {
    ListSource { ListSection("form") { Rows(items, cell: EditingCell.self) } }
  }

  private func show(_ ids: [Int]) {
    screen.show(list(Item.many(ids)))
  }

  /// Begins to edit a row, as a tap and typing do.
  private func edit(_ row: Int) throws -> EditingCell {
    let cell = try #require(screen.cell(row) as? EditingCell)
    cell.field.becomeFirstResponder()
    cell.field.insertText("draft")
    return cell
  }

  private func expectDraft(in cell: EditingCell, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(cell.field.isFirstResponder, sourceLocation: sourceLocation)
    #expect(cell.field.text == "draft", sourceLocation: sourceLocation)
  }
}

/// A cell with a text field, a switch and a stepper that emit what they are set to.
final class EditingCell: UITableViewCell, ViewConfigurable {
  let field = UITextField(frame: CGRect(x: 0, y: 2, width: 100, height: 40))
  let toggle = UISwitch(frame: CGRect(x: 110, y: 6, width: 0, height: 0))
  let stepper = UIStepper(frame: CGRect(x: 200, y: 6, width: 0, height: 0))
  private(set) var configurations = 0

  func configure(with item: Item) {
    configurations += 1
    textLabel?.text = item.text
    guard field.superview == nil else { return }
    for control in [field, toggle, stepper] { contentView.addSubview(control) }
    field.emits(.nameTyped, on: .editingChanged) { [weak self] in [.typedName: self?.field.text ?? ""] }
    toggle.emits(.itemSwitched, on: .valueChanged) { [weak self] in [.isOn: self?.toggle.isOn ?? false] }
    let stepped = PreparedEvent.named(.amountStepped) { [weak self] in [.amount: self?.stepper.value ?? 0] }
    stepper.addAction(UIAction.routerEvent(stepped, from: self), for: .valueChanged)
  }
}

extension EventName {
  static let nameTyped: EventName = "editing.nameTyped"
  static let itemSwitched: EventName = "editing.itemSwitched"
  static let amountStepped: EventName = "editing.amountStepped"
}

extension UserInfoKeys {
  static let typedName = UserInfoKey<String>("editing.typedName")
  static let isOn = UserInfoKey<Bool>("editing.isOn")
  static let amount = UserInfoKey<Double>("editing.amount")
}
