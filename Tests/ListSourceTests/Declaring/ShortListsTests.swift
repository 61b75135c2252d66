import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct ShortListsTests {

  // MARK: Rows without a section

  @Test(arguments: ListKind.allCases)
  func rowsWithoutSectionFormOneSection(kind: ListKind) {
    func source(_ items: [Item], isLoading: Bool) -> ListSource {
      ListSource {
        Rows(items, text: \.text)
        if isLoading { Rows(text: "Loading") }
        ListSection("end") { Rows(text: "The end") }
      }
    }
    let screen = Screen(kind, showing: source([Item(1)], isLoading: true))
    #expect(screen.numberOfSections == 2)
    #expect(screen.texts == ["item 1", "Loading", "The end"])
    let cell = screen.cell(0)

    screen.show(source([Item(1), Item(2)], isLoading: false))

    #expect(screen.texts == ["item 1", "item 2", "The end"])
    #expect(screen.cell(0) === cell)
  }

  @Test
  func supportsAllKindsOfRowsWithoutSection() {
    struct Plain: Equatable { var text = "plain" }
    struct Named: Identifiable { var id = "named" }

    let source = ListSource {
      Rows([Plain()]).id(\.text)
      Rows([Named()])
      Rows([Item(1)])
      Rows([Item(2)]).erased
      for id in 3..<5 { Rows([Item(id)]) }
    }

    #expect(source.sections.count == 1)
    #expect(
      source.rowIDs == [
        "plain of Plain", "named of Named", "1 of Item", "2 of Item", "3 of Item", "4 of Item",
      ]
    )
  }

  @Test(arguments: ListKind.allCases)
  func rowsThatStandApartAreReportedAndShown(kind: ListKind) {
    let (screen, reports) = Reports.collecting {
      Screen(
        kind,
        showing: ListSource {
          Rows([Item(1)], text: \.text)
          ListSection("middle") { Rows([Item(2)], text: \.text) }
          Rows([Item(3)], text: \.text)
        }
      )
    }

    #expect(screen.texts == ["item 1", "item 2", "item 3"])
    #expect(screen.numberOfSections == 3)
    #expect(
      reports.map(\.text) == [
        """
        Rows without a section stand in 2 places of a list, with sections between them. Each place is shown as a \
        section, which is identified by its position among them. Put the rows into a ListSection with an id.
        """
      ]
    )
  }

  // MARK: Grouping

  @Test(arguments: ListKind.allCases)
  func groupsInOrderOfAppearance(kind: ListKind) {
    let items = Item.many([5, 1, 4, 2, 3])
    let screen = Screen(
      kind,
      showing: .grouped(items, by: { $0.id % 2 }) { rest, items in
        ListSection(rest, title: rest == 0 ? "even" : "odd") { Rows(items, text: \.text) }
      }
    )

    #expect((0..<2).map { screen.headerText($0) } == ["odd", "even"])
    #expect(screen.texts == ["item 5", "item 1", "item 3", "item 4", "item 2"])
  }

  @Test
  func groupsInSortedOrder() {
    let names = ["apple", "fig", "pear", "plum"]
    let source = ListSource.grouped(names, by: \.count, sortedBy: <) { length, names in
      ListSection(length) { Rows(names, text: \.self).id(\.self) }
    }
    let list = ListSource {
      ListSection("favorites") { Rows(text: "kiwi") }
      source.sections
    }

    #expect(source.sections.map(\.id) == [3, 4, 5])
    #expect(
      list.rowIDs == [
        "kiwi of PlainRow", "fig of String", "pear of String", "plum of String", "apple of String",
      ]
    )
  }

  @Test(arguments: ListKind.allCases)
  func modelThatChangesItsKeyMoves(kind: ListKind) {
    func source(_ items: [Item]) -> ListSource {
      .grouped(items, by: { $0.text.count }, sortedBy: <) { length, items in
        ListSection(length) { Rows(items, text: \.text) }
      }
    }
    let screen = Screen(kind, showing: source([Item(1, "a"), Item(2, "b"), Item(3, "cc")]))

    screen.show(source([Item(1, "aa"), Item(2, "b"), Item(3, "cc")]))

    #expect(screen.texts == ["b", "aa", "cc"])
  }

  // MARK: Layouts

  @Test
  func layoutAppliesToSectionsWithoutOne() {
    let screen = Screen(.grid)
    let source = ListSource {
      Rows(Item.many(1...2), text: \.text)
      ListSection("own") { Rows(Item.many(3...4), text: \.text) }.layout(.list())
    }

    screen.show(source.layout(.grid(columns: 2)).layout(.grid(columns: 1)))

    #expect(screen.rects.map(\.width) == [160, 160, 320, 320])
  }

  @Test
  func layoutClosureAppliesToSectionsWithoutOne() {
    let screen = Screen(.list)
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))

    screen.show(
      ListSource { Rows(Item.many(1...2), text: \.text) }
        .layout { _ in
          NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          )
        }
    )

    #expect(screen.rects.map(\.size) == [CGSize(width: 100, height: 50), CGSize(width: 100, height: 50)])
  }

  @Test
  func tableIgnoresLayout() {
    let screen = Screen(
      .table,
      showing: ListSource { Rows(Item.many(1...2), text: \.text) }.layout(.grid(columns: 2))
    )

    #expect(screen.rects.map(\.width) == [320, 320])
  }
}

extension ListSource {
  fileprivate var rowIDs: [String] { snapshot.sections.flatMap(\.rows).map { "\($0)" } }
}
