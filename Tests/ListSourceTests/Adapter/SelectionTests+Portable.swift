// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import Testing

  extension EventName {
    fileprivate static let itemSelected: EventName = "item.selected"
  }

  extension UserInfoKeys {
    fileprivate static let number = UserInfoKey<Int>("item.number")
  }

  @MainActor
  @Suite
  struct SelectionTests {

    @Test(arguments: ListKind.allCases)
    func passesModelAndIndexToHandler(kind: ListKind) {
      let screen = Screen(kind)
      var selected: [String] = []
      let select: @MainActor (Item, Int) -> Void = { item, index in selected.append("\(item.id) at \(index)")
      }

      screen.show(
        ListSource {
          ListSection("a") { Rows(Item.many(0..<2), cell: ItemCell.self).onSelect(select) }
          ListSection("b") {
            Rows(Item.many(10..<12), cell: ItemCell.self)
            Rows(Item.many(20..<22), cell: ItemCell.self).onSelect(select)
          }
        }
      )
      screen.tap(1, 0)
      screen.tap(3, 1)
      screen.tap(0, 1)

      #expect(selected == ["1 at 1", "21 at 3"])
    }

    @Test(arguments: ListKind.allCases)
    func indexIgnoresRemovedDuplicates(kind: ListKind) {
      let screen = Screen(kind)
      var places: [String] = []
      let (_, reports) = Reports.collecting {
        screen.show(
          ListSource.oneSection {
            Rows(
              Item.many([1, 2, 1, 2, 3]),
              cell: ItemCell.self,
              noting: { places.append("shows \($0.id) at \($1)") }
            )
            .onSelect { item, index in places.append("selected \(item.id) at \(index)") }
          }
        )
      }

      screen.tap(2)

      #expect(reports.count == 2)
      #expect(places == ["shows 1 at 0", "shows 2 at 1", "shows 3 at 2", "selected 3 at 2"])
    }

    @Test(arguments: ListKind.allCases)
    func deselectsRowAfterItsEvent(kind: ListKind) {
      let screen = Screen(kind)
      var during: IndexPath?
      screen.show(
        list { $0.onSelect { [unowned view = screen.listView] _, _ in during = selected(in: view) } }
      )

      screen.tap(1)

      #expect(during == IndexPath(row: 1, section: 0))
      #expect(screen.selectedPlaces.first == nil)
      #expect(screen.cell(1)?.isSelected == false)
    }

    @Test(arguments: ListKind.allCases)
    func emitsEventFromCell(kind: ListKind) {
      let screen = Screen(kind)
      var events: [(cell: (any ShownCell)?, number: Int?)] = []
      let observation = screen.window.onRouterEvent(.itemSelected) { event in
        events.append((event.source as? any ShownCell, event.userInfo[.number]))
      }
      screen.show(list { $0.emits(.itemSelected) { item, index in [.number: 10 * item.id + index] } })
      let cell = screen.cell(1)

      screen.tap(1)

      #expect(events.count == 1)
      #expect(events.first?.cell === cell)
      #expect(events.first?.number == 11)
      #expect(screen.selectedPlaces.first == nil)
      observation.cancel()
    }

    @Test(arguments: ListKind.allCases)
    func callsHandlerBeforeEvent(kind: ListKind) {
      let screen = Screen(kind)
      var log: [String] = []
      let observation = screen.window.onRouterEvent(.itemSelected) { _ in log.append("event") }
      screen.show(list { $0.emits(.itemSelected).onSelect { _, _ in log.append("action") } })

      screen.tap(0)

      #expect(log == ["action", "event"])
      observation.cancel()
    }

    @Test(arguments: ListKind.allCases, ["items", "others"])
    func emitsFromListViewIfHandlerRemovesRowOrItsSection(kind: ListKind, remaining: String) {
      let screen = Screen(kind)
      var sources: [any EventResponder] = []
      let observation = screen.window.onRouterEvent(.itemSelected) { event in
        if let source = event.source { sources.append(source) }
      }
      screen.show(
        list { [unowned adapter = screen.adapter] in
          $0.emits(.itemSelected).onSelect { _, _ in adapter.apply(ListSource { section(remaining, 7..<9) }) }
        }
      )

      screen.tap(1)

      #expect(sources.count == 1 && sources.first === screen.listView)
      #expect(screen.texts == ["item 7", "item 8"])
      #expect(screen.selectedPlaces.isEmpty)
      observation.cancel()
    }

    @Test(arguments: ListKind.allCases)
    func emitsFromListViewIfCellShowsAnotherRow(kind: ListKind) {
      let screen = Screen(kind)
      var events: [(source: (any EventResponder)?, item: Item?, number: Int?)] = []
      let observation = screen.window.onRouterEvent(.itemSelected) { event in
        events.append((event.source, event.userInfo.listItem(as: Item.self), event.userInfo[.number]))
      }
      unowned let adapter = screen.adapter
      func source(_ ids: [Int]) -> ListSource {
        ListSource(Item.many(ids)) {
          $0.height(.fixed(44))
            .onSelect { item, _ in
              adapter.apply(source(ids.filter { $0 != item.id } + [item.id]).laidOut(as: kind))
            }
            .emits(.itemSelected) { item, _ in [.number: item.id] }
        }
      }
      screen.show(source(Array(0..<40)))

      screen.tap(1)

      #expect(events.map(\.number) == [1])
      #expect(events.first?.source === screen.listView)
      #expect(events.first?.item == Item.many([1]).first)
      observation.cancel()
    }

    @Test(arguments: ListKind.allCases)
    func deselectsRowThatHandlerMoves(kind: ListKind) {
      let screen = Screen(kind)
      screen.show(
        list { [unowned adapter = screen.adapter] in
          $0.onSelect { _, _ in adapter.apply(ListSource(Item.many([1, 5, 0]))) }
        }
      )
      let cell = screen.cell(1)

      screen.tap(1)

      #expect(screen.cell(0) === cell)
      #expect(cell?.isSelected == false)
      #expect(screen.selectedPlaces.isEmpty)
    }

    @Test(arguments: ListKind.allCases)
    func deselectsOnlyRowsWithEvent(kind: ListKind) {
      let screen = Screen(kind)
      screen.view.allowsMultipleSelection = true
      screen.show(
        ListSource.oneSection {
          Rows(Item.many(0..<2), cell: ItemCell.self)
          Rows([Item(2)], cell: ItemCell.self).onSelect { _, _ in }
        }
      )

      screen.tap(0)
      screen.tap(1)
      screen.tap(2)

      #expect(screen.selectedPlaces == [[0, 0], [0, 1]])
    }

    @Test(arguments: ListKind.allCases)
    func survivesSectionRemovedDuringSelection(kind: ListKind) {
      let screen = Screen(kind)
      screen.show(
        ListSource {
          section("a", 0..<2); section("b", 2..<4)
        }
      )
      screen.tap(1, 1)

      screen.show(ListSource { section("a", 0..<2) })
      let selected = screen.selectedPlaces.first
      screen.show(ListSource())

      #expect(selected == nil)
      #expect(screen.texts.isEmpty)
    }

    @Test(arguments: ListKind.allCases)
    func survivesSectionRemovedDuringTouch(kind: ListKind) {
      let screen = Screen(kind)
      var selected: [Int] = []
      screen.show(
        ListSource {
          section("a", 0..<2)
          ListSection("b") {
            Rows(Item.many(2..<4), cell: ItemCell.self).onSelect { item, _ in selected.append(item.id) }
          }
        }
      )
      screen.layOut()
      let finger = Finger(downAt: screen.middle(of: 0, 1), in: screen.window)

      screen.show(ListSource { section("a", 0..<2) })
      finger?.lift()

      #expect(selected.isEmpty)
      #expect(screen.texts == ["item 0", "item 1"])
    }

    /// The index path of the selected row.
    private func selected(in view: UIScrollView) -> IndexPath? {
      (view as? UITableView)?.indexPathForSelectedRow
        ?? (view as? UICollectionView)?.indexPathsForSelectedItems?.first
    }

    private func section(_ id: String, _ ids: Range<Int>) -> ListSection {
      ListSection(id) { Rows(Item.many(ids), cell: ItemCell.self) }
    }

    private func list(_ modify: (Rows<Item>) -> Rows<Item>) -> ListSource {
      ListSource { ListSection("items") { modify(Rows(Item.many(0..<3), cell: ItemCell.self)) } }
    }
  }
#endif
