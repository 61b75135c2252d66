import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Editing in the cells of rows.
@MainActor
@Suite(.onScreen)
struct CellEditingFacts {
  private let window = Host().makeWindow()
  private let source = ItemsSource(items: 5)
  private let table: UITableView
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let row = IndexPath(row: 2, section: 0)

  init() {
    table = UITableView.showing(source)
    window.addSubview(table)
    window.makeKeyAndVisible()
    table.layoutIfNeeded()
    table.cellForRow(at: row)?.contentView.addSubview(field)
    field.becomeFirstResponder()
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)`: the row keeps its cell.
  @Test func aReconfiguredRowContinuesEditing() {
    let wasEditing = field.isFirstResponder

    table.reconfigureRows(at: [row])
    table.layoutIfNeeded()

    #expect(wasEditing)
    #expect(field.isFirstResponder)
    #expect(table.cellForRow(at: row)?.contentView === field.superview)
  }

  /// *Assumed*: `developer.apple.com/documentation/uikit/uitableview/reloadrows(at:with:)` says that the row gets
  /// another cell.
  @Test func aReloadedRowEndsEditing() {
    table.reloadRows(at: [row], with: .none)
    table.layoutIfNeeded()

    #expect(!field.isFirstResponder)
    #expect(!field.isEditing)
  }

  /// *Assumed*: the cell stays in the table.
  @Test func aRowContinuesEditingWhenRowsAreInsertedAbove() {
    source.sections[0].insert("new", at: 0)

    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.layoutIfNeeded()

    #expect(field.isFirstResponder)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.contentView === field.superview)
  }

  /// *Assumed*: the cell leaves the window.
  @Test func aDeletedRowEndsEditing() {
    source.sections[0].remove(at: 2)

    table.deleteRows(at: [row], with: .none)
    table.layoutIfNeeded()

    #expect(!field.isFirstResponder)
  }
}
