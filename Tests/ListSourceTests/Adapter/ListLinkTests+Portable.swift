// PortableUIKit only: tests cannot make touches in UIKit. The SwiftUI view is among the facts.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  @testable import ListSource
  import PlatformUIKit
  import Testing

  /// What a SwiftUI view and its list view tell each other.
  @MainActor
  @Suite
  struct ListLinkTests {
    /// The values of a SwiftUI view, and how often they were set.
    @MainActor
    private final class Values {
      var ids: Set<AnyHashable> = [] { didSet { sets += 1 } }
      var place: ListPlace? { didSet { sets += 1 } }
      var sets = 0

      func link(_ screen: Screen) -> ListLink {
        let link = ListLink(to: screen.adapter)
        link.selection = ({ self.ids }, { self.ids = $0 })
        link.position = ({ self.place }, { self.place = $0 })
        return link
      }
    }

    private let values = Values()

    private func list(_ ids: Range<Int>, _ kind: ListKind) -> ListSource {
      ListSource(Item.many(ids)).laidOut(as: kind)
    }

    private func show(_ ids: Range<Int>, by link: ListLink, on screen: Screen) {
      link.show(list(ids, screen.kind), animated: true)
      screen.layOut()
    }

    @Test(arguments: ListKind.allCases)
    func userChangesTheSelectionAndNothingComesBack(kind: ListKind) {
      let screen = Screen(kind, selection: .multiple)
      let link = values.link(screen)
      show(0..<4, by: link, on: screen)
      #expect(values.sets == 0)

      screen.tap(1)
      screen.tap(2)
      #expect(values.ids == [1, 2])
      screen.tap(1)
      #expect(values.ids == [2])
      // Three selections, and the first position.
      #expect(values.sets == 4)
      for _ in 0..<3 { show(0..<4, by: link, on: screen) }

      #expect(values.sets == 4)
      #expect(screen.selectedPlaces == [[0, 2]])
    }

    @Test(arguments: ListKind.allCases)
    func appChangesTheSelectionBeforeTheListHasTheRow(kind: ListKind) {
      let screen = Screen(kind, selection: .multiple)
      let link = values.link(screen)
      (values.ids, values.sets) = ([1, 7], 0)

      show(0..<4, by: link, on: screen)
      #expect(screen.selectedPlaces == [[0, 1]])
      show(0..<9, by: link, on: screen)
      #expect(screen.selectedPlaces.sorted() == [[0, 1], [0, 7]])
      values.ids = [7]
      show(0..<9, by: link, on: screen)

      #expect(screen.selectedPlaces == [[0, 7]])
      #expect(values.sets == 1)
    }

    @Test(arguments: ListKind.allCases)
    func oneSelectedRowReplacesTheOther(kind: ListKind) {
      let screen = Screen(kind, selection: .single)
      let link = values.link(screen)
      values.ids = [1]
      show(0..<4, by: link, on: screen)

      screen.tap(3)
      #expect(values.ids == [3])
      values.ids = [0]
      show(0..<4, by: link, on: screen)

      #expect(screen.selectedPlaces == [[0, 0]])
      #expect(values.ids == [0])
    }

    @Test(arguments: ListKind.inRows)
    func positionFollowsTheUserAndReturns(kind: ListKind) throws {
      let screen = Screen(kind)
      let link = values.link(screen)
      show(0..<80, by: link, on: screen)
      screen.scroll(to: 523)
      #expect(values.place == nil)

      screen.adapter.scrollViewDidEndDragging(screen.listView, willDecelerate: true)
      #expect(values.place == nil)
      screen.adapter.scrollViewDidEndDecelerating(screen.listView)
      let place = try #require(values.place)
      #expect(place == screen.adapter.position)
      screen.scroll(to: 0)
      show(0..<80, by: link, on: screen)
      #expect(screen.listView.contentOffset.y == 0)
      #expect(values.sets == 1)

      let other = Screen(kind)
      let second = values.link(other)
      show(0..<80, by: second, on: other)

      #expect(other.adapter.position == place)
      #expect(other.listView.contentOffset.y == 523)
      #expect(values.sets == 1)
    }

    @Test(arguments: ListKind.inRows)
    func positionFollowsScrollsWithoutADrag(kind: ListKind) throws {
      let screen = Screen(kind)
      let link = values.link(screen)
      show(0..<80, by: link, on: screen)

      screen.scrollToTop(of: 40, animated: true)
      #expect(values.place == screen.adapter.position && values.place?.id(as: Int.self) == 40)
      screen.scroll(to: 0)
      screen.adapter.scrollViewDidScrollToTop(screen.listView)

      #expect(values.place == screen.adapter.position && values.place?.id(as: Int.self) == 0)
      #expect(values.sets == 2)
    }

    @Test(arguments: ListKind.allCases)
    func releasedLinkSetsNothing(kind: ListKind) {
      let screen = Screen(kind, selection: .multiple)
      var link: ListLink? = values.link(screen)
      weak var released: ListLink?
      released = link
      link?.show(list(0..<4, kind), animated: false)
      link = nil

      screen.tap(1)

      #expect(released == nil)
      #expect(values.sets == 0)
      #expect(screen.selectedPlaces == [[0, 1]])
    }
  }
#endif
