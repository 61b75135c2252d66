import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

@MainActor
@Suite
struct ShortRowsTests {

  @Test(arguments: ListKind.allCases)
  func showsTextDetailAndImageOfModel(kind: ListKind) throws {
    let cover = UIImage()
    let books = [Book(id: 1, title: "Emma", author: "Austen", cover: cover), Book(id: 2, title: "Beowulf")]

    let screen = Screen(
      kind,
      showing: .oneSection { Rows(books, text: \.title, detail: \.author, image: \.cover) }
    )

    let contents = try [0, 1].map { try #require(screen.content($0)) }
    #expect(contents.map(\.text) == ["Emma", "Beowulf"])
    #expect(contents.map(\.secondaryText) == ["Austen", nil])
    #expect(contents.map(\.image) == [cover, nil])
  }

  @Test(arguments: ListKind.allCases)
  func computesTextsInClosures(kind: ListKind) {
    let books = [Book(id: 1, title: "Emma", author: "Austen")]

    let screen = Screen(
      kind,
      showing: .oneSection {
        Rows(books, text: { "\($0.id). \($0.title)" }, detail: { $0.author?.uppercased() })
      }
    )

    #expect(screen.texts == ["1. Emma"])
    #expect(screen.content(0)?.secondaryText == "AUSTEN")
  }

  @Test(arguments: ListKind.allCases)
  func reconfiguresOnlyChangedRows(kind: ListKind) {
    var asked: [Int] = []
    func source(_ items: [Item]) -> ListSource {
      .oneSection {
        Rows(
          items,
          text: { item in
            asked.append(item.id)
            return item.text
          }
        )
      }
    }
    let screen = Screen(kind, showing: source(Item.many(0..<3)))
    let cell = screen.cell(1)
    asked = []

    screen.show(source([Item(0), Item(1, "new"), Item(2)]))

    #expect(asked == [1])
    #expect(screen.texts == ["item 0", "new", "item 2"])
    #expect(screen.cell(1) === cell)
  }

  @Test(arguments: ListKind.allCases)
  func selectionEmitsFromRow(kind: ListKind) {
    let screen = Screen(kind)
    var selected: [String?] = []
    let token = screen.window.onRouterEvent("item.opened") { event in
      selected.append(event.userInfo.listItem(as: Item.self)?.text)
    }
    screen.show(.oneSection { Rows(Item.many(0..<3), text: \.text).emits("item.opened") })

    screen.select(1)

    withExtendedLifetime(token) { #expect(selected == ["item 1"]) }
  }

  @Test(arguments: ListKind.allCases)
  func textWithIDStaysInPlace(kind: ListKind) {
    let screen = Screen(kind, showing: .oneSection { Rows(text: "Loading", id: "state") })
    #expect(screen.texts == ["Loading"])
    let cell = screen.cell(0)

    screen.show(.oneSection { Rows(text: "No messages", id: "state") })

    #expect(screen.texts == ["No messages"])
    #expect(screen.cell(0) === cell)
  }

  @Test
  func textIsDefaultID() {
    let source = ListSource.oneSection {
      Rows(text: "one")
      Rows(text: "two", id: "2")
    }

    #expect(source.snapshot.sections.flatMap(\.rows).map { "\($0)" } == ["one of PlainRow", "2 of PlainRow"])
  }
}

private struct Book: Identifiable, Equatable {
  var id: Int
  var title: String
  var author: String?
  var cover: UIImage?
}

extension Screen {
  fileprivate func content(_ row: Int) -> UIListContentConfiguration? {
    cell(row)?.contentConfiguration as? UIListContentConfiguration
  }
}
