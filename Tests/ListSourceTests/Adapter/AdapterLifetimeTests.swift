import Foundation
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct AdapterLifetimeTests {
  @Test
  func tableViewKeepsItsAdapter() {
    let table = UITableView(frame: .zero, style: .plain)

    _ = TableAdapter(table)

    #expect(table.listAdapter != nil)
    #expect(table.dataSource === table.listAdapter)
    #expect(table.delegate === table.listAdapter)
  }

  @Test
  func nothingOutlivesTheScreen() {
    weak var table: UITableView?
    weak var adapter: TableAdapter?
    weak var cell: UITableViewCell?
    weak var header: UIView?
    weak var delegate: DelegateDouble?
    weak var captured: NSObject?

    do {
      let screen = Screen()
      let object = NSObject()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
      let appDelegate = DelegateDouble()
      screen.adapter.scrollDelegate = appDelegate
      screen.adapter.onScroll = { _ in _ = object }
      for count in 1...3 {
        screen.show(
          ListSource {
            ListSection("items") {
              Rows(Item.many(0..<count * 10), cell: ItemCell.self) { cell, item, _ in
                cell.configure(with: item)
                _ = object
              }
              .onSelect { _, _ in _ = object }
            }
            .header(view)
          }
        )
      }
      (table, adapter, cell) = (screen.table, screen.adapter, screen.cell(0))
      (header, delegate, captured) = (view, appDelegate, object)
      #expect(cell != nil)
    }

    #expect(table == nil)
    #expect(adapter == nil)
    #expect(cell == nil)
    #expect(header == nil)
    #expect(delegate == nil)
    #expect(captured == nil)
  }

  @Test
  func adapterOutlivesItsView() async {
    var screen: Screen? = Screen()
    let adapter = screen?.adapter
    screen?.show(ListSource(Item.many(1...3)))

    screen = nil
    let update = adapter?.apply(ListSource(Item.many(2...3)))
    adapter?.register(ItemCell.self, for: Item.self)
    adapter?.scrollDelegate = DelegateDouble()

    #expect(adapter?.tableView == nil)
    #expect(await update?.finished == .superseded)
    #expect(adapter?.source == ListSource(Item.many(1...3)))
  }

  @Test
  func scrollDelegateIsHeldWeakly() {
    let screen = Screen()
    weak var gone: DelegateDouble?

    do {
      let delegate = DelegateDouble()
      gone = delegate
      screen.adapter.scrollDelegate = delegate
      screen.show(ListSource(Item.many(1...3)))
    }
    screen.show(ListSource(Item.many(2...5)))

    #expect(gone == nil)
    #expect(screen.adapter.scrollDelegate == nil)
    #expect(screen.texts.count == 4)
  }

  @Test
  func earlierListIsLetGoOf() {
    let screen = Screen()
    weak var model: ObjectModel?

    do {
      let object = ObjectModel()
      model = object
      screen.show(
        ListSource {
          ListSection("objects") { Rows([object], cell: UITableViewCell.self) { _, _, _ in } }
        }
      )
      screen.show(ListSource(Item.many(1...3)))
    }

    #expect(model == nil)
  }

  @Test
  func modelThatAppliesAListAsItDiesIsFine() async {
    let screen = Screen()
    var update: ListUpdate?

    do {
      let object = ObjectModel()
      object.onEnd = { [adapter = screen.adapter] in update = adapter.apply(ListSource(Item.many(7...9))) }
      screen.show(
        ListSource {
          ListSection("objects") { Rows([object], cell: UITableViewCell.self) { _, _, _ in } }
        }
      )
    }
    screen.show(ListSource(Item.many(1...3)))
    screen.layOut()

    #expect(await update?.finished == .applied)
    #expect(screen.texts == ["item 7", "item 8", "item 9"])
  }
}

private final class ObjectModel: Identifiable {
  var onEnd: () -> Void = {}

  deinit {
    onEnd()
  }
}
