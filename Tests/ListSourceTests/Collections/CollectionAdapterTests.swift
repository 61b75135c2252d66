import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

/// Features of collection views: cells, supplementary views, and lists in cells.
@MainActor
@Suite
struct CollectionAdapterTests {
  // MARK: Cells

  @Test(arguments: ListKind.allCases)
  func reportsCellsOfTheOtherKindOfViewOnce(kind: ListKind) {
    let (screen, view) = (Screen(kind), kind.words.view)
    let cell = kind == .table ? "ItemInCollection" : "TableOnlyCell"

    let (_, reports) = Reports.collecting {
      for count in 1...2 {
        let items = Item.many(0..<count)
        screen.show(
          ListSource.oneSection {
            if kind == .table {
              Rows(items, cell: ItemInCollection.self)
            } else {
              Rows(items, cell: TableOnlyCell.self)
            }
          }
        )
      }
    }

    #expect(screen.texts == Array(repeating: "\(cell) is not a cell for this view", count: 2))
    #expect(
      reports.map(\.text) == [
        """
        \(cell) is not a cell class for a \(view), so a placeholder shows. Declare the rows with a cell class for a \
        \(view), or with content configurations, which show in both kinds of view.
        """
      ]
    )
  }

  @Test
  func reportsRegisteredTableCellsInCollectionView() {
    let screen = Screen(.grid)
    screen.adapter.register(TableOnlyCell.self, for: Item.self)

    let (_, reports) = Reports.collecting {
      screen.show(ListSource { ListSection("items") { Rows(Item.many(0..<2)) } })
    }

    #expect(screen.texts.first == "TableOnlyCell is not a cell for this view")
    #expect(reports.count == 1)
  }

  @Test
  func sameListShowsInBothKindsOfView() {
    let source = ListSource {
      ListSection("books", title: "Books") {
        Rows(Item.many(0..<3)) { item, _ in
          var content = UIListContentConfiguration.cell()
          content.text = item.text
          return content
        }
      }
      .layout(.grid(columns: 2))
    }

    for kind in ListKind.allCases {
      let screen = Screen(kind, showing: source)
      #expect(screen.texts == ["item 0", "item 1", "item 2"])
      #expect(screen.headerText(0) == "Books")
    }
  }

  // MARK: Supplementary views

  @Test
  func reportsUnknownElementKindOnce() {
    let screen = Screen(.list)

    let (_, reports) = Reports.collecting {
      screen.show(ListSource(sections: [section("items").withBadge]))
      screen.adapter.reload()
      screen.layOut()
    }

    #expect(screen.texts == ["item 0", "item 1"])
    #expect(screen.collection.visibleSupplementaryViews(ofKind: "badge").count == 1)
    #expect(
      reports.map(\.text) == [
        """
        A layout asks for supplementary views of kind "badge", which a list does not support, so empty views show. \
        Override collectionView(_:viewForSupplementaryElementOfKind:at:) in a subclass of CollectionAdapter.
        """
      ]
    )
  }

  // MARK: Events

  @Test
  func eventFromCarouselSectionCarriesPosition() {
    let screen = Screen(.list)
    var events: [RouterEvent] = []
    let observation = screen.window.onRouterEvent("tap") { events.append($0) }
    screen.show(
      ListSource {
        section("a")
        section("b", title: "B").layout(.carousel(width: .points(100), height: .points(60)))
      }
    )

    screen.cell(1, 1)?.routerEvent(name: "tap")
    screen.view.titleView(isHeader: true, of: 1)?.routerEvent(name: "tap")

    #expect(events.map { $0.userInfo[.indexPath] } == [[1, 1], nil])
    #expect(events.map { $0.listPositions.map(\.section) } == [["b"], ["b"]])
    #expect(events.first?.userInfo.listItem(as: Item.self) == Item(101))
    observation.cancel()
  }
}

private final class TableOnlyCell: UITableViewCell, ViewConfigurable {
  func configure(with item: Item) {}
}
