// The stand-in alone: nobody makes touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PortableUIKit
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
    private let screen = Screen()

    @Test
    func actionGetsTheModelAndItsPlaceInTheSection() {
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

    @Test
    func placeDoesNotCountDuplicatesThatWereLeftOut() {
      var places: [String] = []
      let (_, reports) = Reports.collecting {
        screen.show(
          ListSource {
            ListSection("items") {
              Rows(Item.many([1, 2, 1, 2, 3]), cell: ItemCell.self) { cell, item, index in
                cell.configure(with: item)
                places.append("shows \(item.id) at \(index)")
              }
              .onSelect { item, index in places.append("selected \(item.id) at \(index)") }
            }
          }
        )
      }

      screen.tap(2)

      #expect(reports.count == 2)
      #expect(places == ["shows 1 at 0", "shows 2 at 1", "shows 3 at 2", "selected 3 at 2"])
    }

    @Test
    func rowIsSelectedDuringItsEventAndNotAfterIt() {
      var during: IndexPath?
      screen.show(
        list { [unowned table = screen.table] in
          $0.onSelect { _, _ in during = table.indexPathForSelectedRow }
        }
      )

      screen.tap(1)

      #expect(during == IndexPath(row: 1, section: 0))
      #expect(screen.table.indexPathForSelectedRow == nil)
      #expect(screen.cell(1)?.isSelected == false)
    }

    @Test
    func rowWithoutAnEventStaysSelected() {
      screen.show(list { $0 })

      screen.tap(1)

      #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test
    func eventClimbsFromTheCell() {
      var events: [(cell: UITableViewCell?, number: Int?)] = []
      let observation = screen.window.onRouterEvent(.itemSelected) { event in
        events.append((event.source as? UITableViewCell, event.userInfo[.number]))
      }
      screen.show(list { $0.emits(.itemSelected) { item, index in [.number: 10 * item.id + index] } })
      let cell = screen.cell(1)

      screen.tap(1)

      #expect(events.count == 1)
      #expect(events.first?.cell === cell)
      #expect(events.first?.number == 11)
      #expect(screen.table.indexPathForSelectedRow == nil)
      observation.cancel()
    }

    @Test
    func actionComesBeforeTheEvent() {
      var log: [String] = []
      let observation = screen.window.onRouterEvent(.itemSelected) { _ in log.append("event") }
      screen.show(list { $0.emits(.itemSelected).onSelect { _, _ in log.append("action") } })

      screen.tap(0)

      #expect(log == ["action", "event"])
      observation.cancel()
    }

    @Test
    func eventOfARowThatItsActionRemovesClimbsFromTheTableView() {
      var sources: [any EventResponder] = []
      let observation = screen.window.onRouterEvent(.itemSelected) { event in
        if let source = event.source { sources.append(source) }
      }
      screen.show(
        list { [unowned adapter = screen.adapter] in
          $0.emits(.itemSelected).onSelect { _, _ in adapter.apply(ListSource([Item(9)])) }
        }
      )

      screen.tap(1)

      #expect(sources.count == 1 && sources.first === screen.table)
      #expect(screen.texts == ["item 9"])
      observation.cancel()
    }

    @Test
    func eventOfARowWhoseCellShowsAnotherClimbsFromTheTableView() {
      let screen = Screen(ListTableView(frame: .zero, style: .plain))
      var events: [(source: (any EventResponder)?, item: Item?, number: Int?)] = []
      let observation = screen.window.onRouterEvent(.itemSelected) { event in
        events.append((event.source, event.userInfo.listItem(as: Item.self), event.userInfo[.number]))
      }
      unowned let adapter = screen.adapter
      func source(_ ids: [Int]) -> ListSource {
        ListSource {
          ListSection("items") {
            Rows(Item.many(ids), cell: ItemCell.self)
              .height(.fixed(44))
              .onSelect { item, _ in
                adapter.apply(source(ids.filter { $0 != item.id } + [item.id]))
              }
              .emits(.itemSelected) { item, _ in [.number: item.id] }
          }
        }
      }
      screen.show(source(Array(0..<40)))

      screen.tap(1)

      #expect(events.map(\.number) == [1])
      #expect(events.first?.source === screen.table)
      #expect(events.first?.item == Item.many([1]).first)
      observation.cancel()
    }

    @Test
    func rowThatItsActionMovesIsDeselectedWhereItIs() {
      screen.show(
        list { [unowned adapter = screen.adapter] in
          $0.onSelect { _, _ in adapter.apply(ListSource(Item.many([1, 5, 0]))) }
        }
      )
      let cell = screen.cell(1)

      screen.tap(1)

      #expect(screen.cell(0) === cell)
      #expect(cell?.isSelected == false)
      #expect(screen.table.indexPathsForSelectedRows == nil)
    }

    @Test
    func ofSeveralSelectedRowsOnlyTheOneWithAnEventIsDeselected() {
      screen.table.allowsMultipleSelection = true
      screen.show(
        ListSource {
          ListSection("items") {
            Rows(Item.many(0..<2), cell: ItemCell.self)
            Rows([Item(2)], cell: ItemCell.self).onSelect { _, _ in }
          }
        }
      )

      screen.tap(0)
      screen.tap(1)
      screen.tap(2)

      #expect(screen.table.indexPathsForSelectedRows == [[0, 0], [0, 1]])
    }

    @Test
    func sectionMayVanishWhileItsRowIsSelected() {
      screen.show(
        ListSource {
          section("a", 0..<2); section("b", 2..<4)
        }
      )
      screen.tap(1, 1)

      screen.show(ListSource { section("a", 0..<2) })
      let selected = screen.table.indexPathForSelectedRow
      screen.show(ListSource())

      #expect(selected == nil)
      #expect(screen.texts.isEmpty)
    }

    @Test
    func sectionMayVanishWhileItsRowIsTouched() {
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
      let finger = Finger(downAt: CGPoint(x: 50, y: 100), in: screen.window)

      screen.show(ListSource { section("a", 0..<2) })
      finger?.lift()

      #expect(selected.isEmpty)
      #expect(screen.texts == ["item 0", "item 1"])
    }

    @Test
    func sectionMayVanishInTheEventOfItsRow() {
      screen.show(
        ListSource {
          section("a", 0..<2)
          ListSection("b") {
            Rows(Item.many(2..<4), cell: ItemCell.self).onSelect { [unowned adapter = screen.adapter] _, _ in
              adapter.apply(ListSource { section("c", 7..<9) })
            }
          }
        }
      )

      screen.tap(1, 1)

      #expect(screen.texts == ["item 7", "item 8"])
      #expect(screen.table.indexPathForSelectedRow == nil)
    }

    private func section(_ id: String, _ ids: Range<Int>) -> ListSection {
      ListSection(id) { Rows(Item.many(ids), cell: ItemCell.self) }
    }

    private func list(_ say: (Rows<Item>) -> Rows<Item>) -> ListSource {
      ListSource { ListSection("items") { say(Rows(Item.many(0..<3), cell: ItemCell.self)) } }
    }
  }
#endif
