import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The responder chain of a button in a cell over the life of the cell.
@MainActor
@Suite(.onScreen)
struct CellChainFacts {
  private let source = ButtonSource()

  /// `developer.apple.com/documentation/uikit/uitableviewcell/contentview`
  @Test func aCellWithoutATableEndsTheChain() {
    let cell = ButtonCell(style: .default, reuseIdentifier: nil)
    let button = cell.makeButton()

    let hops = chain(from: button)

    #expect(chain(from: button, passes: [button, cell.contentView, cell]))
    #expect(hops.last === cell)
  }

  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`
  @Test func aShownCellsChainPassesItsTableAndTheController() throws {
    let window = Host().makeWindow()
    let controller = UIViewController()
    let table = source.makeTable()
    controller.view.addSubview(table)
    window.show(controller)

    table.layoutIfNeeded()

    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? ButtonCell)
    let button = try #require(cell.button)
    #expect(
      chain(
        from: button,
        passes: [button, cell.contentView, cell, table, controller.view, controller, window]
      )
    )
  }

  /// *Assumed*: no page says so.
  @Test func aNewCellIsInNoTableWhileItIsConfigured() {
    let table = source.makeTable()

    table.layoutIfNeeded()

    #expect(!source.lastHops.isEmpty)
    #expect(source.lastHops.allSatisfy { $0 is ButtonCell })
  }

  /// `developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)`
  @Test func aReusedCellsChainPassesItsTable() throws {
    let table = source.makeTable()
    table.layoutIfNeeded()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? ButtonCell)

    var again: UITableViewCell?
    for page in 1..<20 where again == nil {
      table.scroll(to: CGFloat(page * 500))
      again = table.visibleCells.first { $0 === first }
    }

    let button = try #require(first.button)
    #expect(again === first)
    #expect(table.indexPath(for: first)?.row != 0)
    #expect(chain(from: button, passes: [button, first.contentView, first, table]))
  }

  /// `developer.apple.com/documentation/uikit/uitableview`
  @Test func aNestedTablesChainPassesBothTables() throws {
    let outerSource = ButtonSource()
    let innerSource = ButtonSource()
    let outer = outerSource.makeTable()
    let inner = innerSource.makeTable()
    outer.layoutIfNeeded()
    let outerCell = try #require(outer.cellForRow(at: IndexPath(row: 1, section: 0)))

    outerCell.contentView.addSubview(inner)
    outer.layoutIfNeeded()
    inner.layoutIfNeeded()

    let innerCell = try #require(inner.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(chain(from: innerCell, passes: [innerCell, inner, outerCell.contentView, outerCell, outer]))
  }

  /// `developer.apple.com/documentation/uikit/uitableviewheaderfooterview/contentview`
  @Test func aHeadersChainPassesItsTable() throws {
    let source = ItemsSource([["a"]])
    source.headers = ["first"]
    let table = UITableView.showing(source).laidOut()

    let header = try #require(table.headerView(forSection: 0))
    let label = try #require(header.textLabel)
    #expect(chain(from: label, passes: [label, header, table]))
    #expect(chain(from: header.contentView, passes: [header.contentView, header, table]))
  }
}

private final class ButtonCell: UITableViewCell {
  private(set) var button: UIControl?

  func makeButton() -> UIControl {
    if let button { return button }
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    contentView.addSubview(button)
    self.button = button
    return button
  }
}

private final class ButtonSource: NSObject, UITableViewDataSource {
  /// The last responders in the chains of the cells being configured.
  private(set) var lastHops: [UIResponder] = []

  func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
    table.register(ButtonCell.self, forCellReuseIdentifier: "button")
    table.rowHeight = 50
    table.dataSource = self
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "button", for: indexPath)
    if let button = (cell as? ButtonCell)?.makeButton(), let last = chain(from: button).last {
      lastHops.append(last)
    }
    return cell
  }
}
