import ListSource
import PortableUIKit

final class NameCell: UITableViewCell, ViewConfigurable {
  func configure(with name: String) {
    textLabel?.text = name
  }
}

// Shows numbers in cells that show strings. The cells could not be configured.
@MainActor
func rowsOfAnotherModelThanTheirCells(_ names: [String]) -> AnyRows {
  #if MISTAKES
    let models = names.map(\.count)
  #else
    let models = names
  #endif
  return Rows(models, cell: NameCell.self).erased  // expected-error {{cannot convert value of type}}
}

final class BigNameCell: UITableViewCell, ViewConfigurable {
  func configure(with name: String) {
    textLabel?.text = name
  }
}

final class NumberCell: UITableViewCell, ViewConfigurable {
  func configure(with number: Int) {
    textLabel?.text = "\(number)"
  }
}

// Chooses cells of which one shows other models.
@MainActor
func chosenCellOfAnotherModel(_ names: [String]) -> ListSource {
  ListSource {
    Rows(names) { name in
      #if MISTAKES
        // expected-error@+1 {{to closure result type 'any (ListCell & ViewConfigurable<String>).Type'}}
        name.isEmpty ? NumberCell.self : NameCell.self
      #else
        name.isEmpty ? BigNameCell.self : NameCell.self
      #endif
    }
  }
}

// Chooses a view that is no cell.
@MainActor
func chosenViewThatIsNoCell(_ names: [String]) -> AnyRows {
  Rows(names) { _ in
    #if MISTAKES
      // expected-error@+1 {{cannot convert value of type 'UILabel.Type' to closure result type}}
      UILabel.self
    #else
      NameCell.self
    #endif
  }
  .erased
}

struct Novel {
  var title: String
  var pages: Int
}

// Shows a number as a text.
@MainActor
func textOfAnotherType(_ novels: [Novel]) -> ListSource {
  ListSource {
    #if MISTAKES
      // expected-error@+1 {{key path value type 'Int' cannot be converted to contextual type 'String'}}
      Rows(novels, text: \.pages)
    #else
      Rows(novels, text: \.title, detail: { "\($0.pages) pages" })
    #endif
  }
}

extension RowEvents {
  static let nameOpened = RowEvent<String>("names.opened")
  static let numberOpened = RowEvent<Int>("numbers.opened")
}

// Emits the row event of another model. Its strategies could not receive the row's model.
@MainActor
func rowEventOfAnotherModel(_ names: [String]) -> AnyRows {
  let rows = Rows(names, cell: NameCell.self)
  #if MISTAKES
    // expected-error@+1 {{produces result of type 'RowEvent<Int>' but contextual base was inferred as 'RowEvent<String>'}}
    return rows.emits(row: .numberOpened).erased
  #else
    return rows.emits(row: .nameOpened).erased
  #endif
}

// Emits a row event of another model by an action.
@MainActor
func actionOfAnotherModel(_ names: [String]) -> AnyRows {
  Rows(names, cell: NameCell.self)
    .swipe(.trailing) { _ in
      #if MISTAKES
        // expected-error@+1 {{contextual base was inferred as 'RowEvent<String>'}}
        RowAction("Open", row: .numberOpened)
      #else
        RowAction("Open", row: .nameOpened)
      #endif
    }
    .erased
}

extension EventName {
  static let liked: EventName = "name.liked"
}

// Misspells names where rows, actions and controls emit.
@MainActor
func misspelledNames(_ names: [String], _ button: UIButton) -> AnyRows {
  #if MISTAKES
    button.emits(.likd)  // expected-error {{type 'EventName' has no member 'likd'}}
    button.emits(row: .nameOpend)  // expected-error {{type 'RowEvents' has no member 'nameOpend'}}
    // expected-error@+1 {{type 'EventName' has no member 'likd'}}
    _ = Rows(names, cell: NameCell.self).emits(.likd)
    // expected-error@+1 {{has no member 'nameOpend'}}
    _ = Rows(names, cell: NameCell.self).emits(row: .nameOpend)
    return Rows(names, cell: NameCell.self)
      .swipe(.trailing) { _ in
        RowAction("Like", emits: .likd)  // expected-error {{type 'EventName' has no member 'likd'}}
      }
      .erased
  #else
    button.emits(.liked)
    button.emits(row: .nameOpened)
    return Rows(names, cell: NameCell.self).emits(.liked)
      .swipe(.trailing) { _ in RowAction("Like", emits: .liked) }
      .erased
  #endif
}

// The sections of a chained list need a cell, data, and an adapter unless the cell configures itself. Only a complete
// section can be followed by another section, `make()` or a setting of the table.

// Ends with a section that has only a title.
@MainActor
func sectionWithoutACell(_ names: [String], in tableView: UITableView) {
  TableAdapter(tableView)
    .section("names").title("Names")
    #if !MISTAKES
      .cell(UITableViewCell.self).data(names).adapter { cell, name, _ in cell.textLabel?.text = name }
    #endif
    // expected-error@+1 {{The section is incomplete: call .cell(…).data(…) and .adapter { … }.}}
    .make()
}

// Ends with a section that has no data.
@MainActor
func sectionWithoutData(_ names: [String], in tableView: UITableView) {
  TableAdapter(tableView)
    .section("names").cell(UITableViewCell.self)
    #if !MISTAKES
      .data(names).adapter { cell, name, _ in cell.textLabel?.text = name }
    #endif
    // expected-error@+1 {{The section is incomplete: call .cell(…).data(…) and .adapter { … }.}}
    .make()
}

// Ends with a section that has no adapter.
@MainActor
func sectionWithoutAnAdapter(_ names: [String], in tableView: UITableView) {
  TableAdapter(tableView)
    .section("names").cell(UITableViewCell.self).data(names)
    #if !MISTAKES
      .adapter { cell, name, _ in cell.textLabel?.text = name }
    #endif
    // expected-error@+1 {{The section is incomplete: call .cell(…).data(…) and .adapter { … }.}}
    .make()
}

// Ends with a section that has no adapter, and whose cells configure themselves with strings, but not numbers.
@MainActor
func sectionWithoutAnAdapterForItsCell(_ names: [String], in tableView: UITableView) {
  TableAdapter(tableView)
    .section("names").cell(NameCell.self)
    #if MISTAKES
      .data(names.map(\.count))
    #else
      .data(names)
    #endif
    // expected-error@+1 {{The section is incomplete: call .cell(…).data(…) and .adapter { … }.}}
    .make()
}

// Begins with a section that has no cell.
@MainActor
func sectionAfterOneWithoutACell(_ names: [String], in tableView: UITableView) {
  TableAdapter(tableView)
    .section("first")
    #if !MISTAKES
      .cell(UITableViewCell.self).data(names).adapter { cell, name, _ in cell.textLabel?.text = name }
    #endif
    // expected-error@+1 {{value of type 'ChainedSection' has no member 'section'}}
    .section("names")
    .cell(UITableViewCell.self).data(names).adapter { cell, name, _ in cell.textLabel?.text = name }
    .make()
}

// Begins with a section that has no data.
@MainActor
func sectionAfterOneWithoutData(_ names: [String], in tableView: UITableView) {
  TableAdapter(tableView)
    .section("first").cell(UITableViewCell.self)
    #if !MISTAKES
      .data(names).adapter { cell, name, _ in cell.textLabel?.text = name }
    #endif
    // expected-error@+1 {{value of type 'ChainedCell<UITableViewCell>' has no member 'section'}}
    .section("names")
    .cell(UITableViewCell.self).data(names).adapter { cell, name, _ in cell.textLabel?.text = name }
    .make()
}

// Begins with a section that has no adapter.
@MainActor
func sectionAfterOneWithoutAnAdapter(_ names: [String], in tableView: UITableView) {
  TableAdapter(tableView)
    .section("first").cell(UITableViewCell.self).data(names)
    #if !MISTAKES
      .adapter { cell, name, _ in cell.textLabel?.text = name }
    #endif
    // expected-error@+1 {{requires that 'UITableViewCell' conform to 'ViewConfigurable'}}
    .section("names")
    .cell(UITableViewCell.self).data(names).adapter { cell, name, _ in cell.textLabel?.text = name }
    .make()
}

// Sets the data before the cell. The cell decides which data need an adapter.
@MainActor
func dataBeforeACell(_ names: [String], in tableView: UITableView) {
  TableAdapter(tableView)
    .section("names")
    #if !MISTAKES
      .cell(UITableViewCell.self)
    #endif
    // expected-error@+1 {{value of type 'ChainedSection' has no member 'data'}}
    .data(names)
    #if !MISTAKES
      .adapter { cell, name, _ in cell.textLabel?.text = name }
    #endif
    .make()
}

// Sets the height before the data. It is the height of their rows.
@MainActor
func heightBeforeData(_ names: [String], in tableView: UITableView) {
  _ = TableAdapter(tableView)
    .section("names").cell(UITableViewCell.self)
    #if !MISTAKES
      .data(names)
    #endif
    // expected-error@+1 {{value of type 'ChainedCell<UITableViewCell>' has no member 'height'}}
    .height(44)
}

// Sets the footer of the table after a section without an adapter.
@MainActor
func footerViewBeforeAnAdapter(_ names: [String], in tableView: UITableView) {
  TableAdapter(tableView)
    .section("names").cell(UITableViewCell.self).data(names)
    #if !MISTAKES
      .adapter { cell, name, _ in cell.textLabel?.text = name }
    #endif
    // expected-error@+1 {{requires that 'UITableViewCell' conform to 'ViewConfigurable'}}
    .footerView(UIView(frame: .zero))
    .make()
}

// Sets the footer of the table where the footer of the section is meant.
@MainActor
func footerViewWithinASection(_ names: [String], in tableView: UITableView) {
  TableAdapter(tableView)
    .section("names")
    #if MISTAKES
      // expected-error@+1 {{value of type 'ChainedSection' has no member 'footerView'}}
      .footerView(UIView(frame: .zero))
    #else
      .footer(UIView(frame: .zero)).cell(UITableViewCell.self).data(names)
      .adapter { cell, name, _ in cell.textLabel?.text = name }
    #endif
    .make()
}
