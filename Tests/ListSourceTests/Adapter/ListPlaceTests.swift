import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import TestSupport
import Testing

/// The place of the first visible row, which an app stores and sets again.
@MainActor
@Suite
struct ListPlaceTests {
  private func list(_ ids: Range<Int>) -> ListSource { ListSource(Item.many(ids)) }

  /// A screen that has scrolled, and the place that an app has stored.
  private func stored(_ kind: ListKind) throws -> (screen: Screen, data: Data) {
    let screen = Screen(kind, showing: list(0..<80))
    screen.scroll(to: 523)
    return (screen, try JSONEncoder().encode(#require(screen.adapter.position)))
  }

  private func place(_ data: Data) throws -> ListPlace {
    try JSONDecoder().decode(ListPlace.self, from: data)
  }

  @Test(arguments: ListKind.inRows)
  func returnsInAnotherList(kind: ListKind) throws {
    let (screen, data) = try stored(kind)
    let first = try #require(screen.first)

    let other = Screen(kind, showing: list(-20..<80))
    other.adapter.position = try place(data)

    #expect(other.first == first && other.place(of: first) == screen.place(of: first))
    #expect(other.adapter.position == screen.adapter.position)
  }

  @Test(arguments: ListKind.inRows, [true, false])
  func waitsForItsRow(kind: ListKind, followsEnd: Bool) throws {
    let (screen, data) = try stored(kind)
    let first = try #require(screen.first)
    let other = Screen(kind)
    other.adapter.followsEnd = followsEnd
    other.adapter.position = try place(data)

    other.show(list(100..<130))
    #expect(other.first == 100)
    #expect(try other.adapter.position == place(data))
    other.show(list(-20..<130))

    #expect(other.first == first && other.place(of: first) == screen.place(of: first))
  }

  @Test(arguments: ListKind.inRows)
  func isForgottenWhenTheUserScrolls(kind: ListKind) throws {
    let other = Screen(kind, showing: list(100..<150))
    other.adapter.position = try place(stored(kind).data)

    other.adapter.scrollViewWillBeginDragging(other.listView)
    other.scroll(to: 200)
    let first = other.first
    other.show(list(100..<180))

    #expect(other.first == first)
    #expect(try other.adapter.position != place(stored(kind).data))
  }

  @Test(arguments: ListKind.inRows)
  func isForgottenWhenTheUserTapsTheStatusBar(kind: ListKind) throws {
    let (screen, data) = try stored(kind)
    let first = try #require(screen.first)
    let other = Screen(kind, showing: list(100..<150))
    other.adapter.position = try place(data)

    other.adapter.scrollViewDidScrollToTop(other.listView)
    other.show(list(100..<180))
    other.show(list(0..<180))

    #expect(other.first != first)
  }

  @Test(arguments: ListKind.inRows)
  func returnsWhenTheViewIsInAWindow(kind: ListKind) throws {
    let (screen, data) = try stored(kind)
    let first = try #require(screen.first)
    let other = Screen(kind)
    other.leaveWindow()
    other.apply(list(-20..<80))
    other.adapter.position = try place(data)
    #expect(try other.adapter.position == place(data))
    other.apply(list(-20..<81))

    other.returnToWindow()

    #expect(other.first == first && other.place(of: first) == screen.place(of: first))
  }

  @Test(arguments: ListKind.inRows)
  func findsIDsOfSeveralTypes(kind: ListKind) throws {
    let list = ListSource {
      ListSection("items") {
        Rows(Item.many(0..<40), cell: ItemCell.self)
        Rows(Item.many(40..<80), cell: ItemCell.self).id { "name \($0.id)" }
      }
    }
    let screen = Screen(kind, showing: list)
    screen.scroll(to: 1_900)
    let texts = screen.texts
    let place = try #require(screen.adapter.position)

    let other = Screen(kind, showing: list)
    other.adapter.position = place
    other.layOut()

    #expect(other.texts == texts)
  }

  /// An id that cannot be stored.
  private struct Key: Hashable { var number: Int }
  private struct Keyed: Identifiable, Equatable { var id: Key }

  @Test(arguments: ListKind.inRows)
  func idThatIsNotCodableIsReported(kind: ListKind) {
    let rows = (0..<3).map { Keyed(id: Key(number: $0)) }
    let screen = Screen(
      kind,
      showing: .oneSection { Rows(rows) { _, _ in UIListContentConfiguration.cell() } }
    )

    let (places, reports) = Reports.collecting { [screen.adapter.position, screen.adapter.position] }

    #expect(places == [nil, nil])
    #expect(reports.count == 1)
    #expect(reports.first?.text.contains("has the type Key, which is not Codable") == true)
  }
}
