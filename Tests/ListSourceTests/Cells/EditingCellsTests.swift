import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

/// Cells that are edited while the list changes.
@MainActor
@Suite
struct EditingCellsTests {
  @Test(arguments: ListKind.allCases, [true, false])
  func changedModelOrReconfigurationKeepsEditing(kind: ListKind, isChanged: Bool) throws {
    let screen = Screen(kind, showing: list(Item.many([0, 1, 2])))
    let cell = try #require(screen.cell(1) as? any EditableCell)
    // Like a tap and typing.
    cell.form.field.becomeFirstResponder()
    cell.form.field.insertText("draft")
    let configurations = cell.configurations

    if isChanged {
      screen.show(list([Item(0), Item(1, "new"), Item(2)]))
    } else {
      screen.adapter.reconfigure([1])
      screen.layOut()
    }

    #expect(cell.configurations > configurations)
    #expect(cell.shownText == (isChanged ? "new" : "item 1"))
    #expect(screen.cell(1) === cell)
    #expect(cell.form.field.isFirstResponder)
    #expect(cell.form.field.text == "draft")
  }

  private func list(_ items: [Item]) -> ListSource {
    ListSource { ListSection("form") { Rows(items, cell: EditingCell.self) } }
  }
}

/// A cell with controls, in either kind of list view.
@MainActor
protocol EditableCell: ShownCell {
  var form: EditedForm { get }
  var configurations: Int { get }
}

/// A text field, a switch and a stepper that emit their values.
@MainActor
final class EditedForm {
  let field = UITextField(frame: CGRect(x: 0, y: 2, width: 100, height: 40))
  let toggle = UISwitch(frame: CGRect(x: 110, y: 6, width: 0, height: 0))
  let stepper = UIStepper(frame: CGRect(x: 200, y: 6, width: 0, height: 0))

  func add(to cell: any EditableCell) {
    guard field.superview !== cell.contentView else { return }
    for control in [field, toggle, stepper] { cell.contentView.addSubview(control) }
    field.emits(.nameTyped, on: .editingChanged) { [weak self] in [.typedName: self?.field.text ?? ""] }
    toggle.emits(.itemSwitched, on: .valueChanged) { [weak self] in [.isOn: self?.toggle.isOn ?? false] }
    let stepped = PreparedEvent.named(.amountStepped) { [weak self] in [.amount: self?.stepper.value ?? 0] }
    stepper.addAction(UIAction.routerEvent(stepped, from: cell), for: .valueChanged)
  }
}

final class EditingCell: UITableViewCell, PairedCell, EditableCell {
  typealias InCollections = EditingItem

  let form = EditedForm()
  private(set) var configurations = 0

  func configure(with item: Item) {
    configurations += 1
    textLabel?.text = item.text
    form.add(to: self)
  }
}

/// An `EditingCell` for collection views. It uses a label, because a content configuration replaces the content view.
final class EditingItem: UICollectionViewListCell, ViewConfigurable, EditableCell {
  let form = EditedForm()
  private(set) var configurations = 0
  private let label = UILabel()

  func configure(with item: Item) {
    configurations += 1
    label.text = item.text
    contentView.addSubview(label)
    form.add(to: self)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 44
    return layoutAttributes
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
