import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import RouterEvents
import RouterEventsTesting
import TestSupport
import Testing

extension EventName {
  fileprivate static let itemSeen: EventName = "item.seen"
}

/// What happens to a row from before its display to its end.
@MainActor
@Suite
struct RowLifeTests {
  private let life = Life()
  private let clock = TestClock()

  // MARK: Ends of displays

  @Test(arguments: ListKind.inRows)
  func displayEndsWithShownModelAndIndex(kind: ListKind) {
    let screen = Screen(kind, showing: list(0..<100))
    screen.show(list(0..<100, "new"))

    screen.scroll(to: 440)

    #expect(life.ends.sorted() == (0..<10).map { "new \($0) at \($0)" })
  }

  @Test(arguments: ListKind.inRows)
  func displayEndsWithTheIndexInTheLastList(kind: ListKind) {
    let screen = Screen(kind, keepsPosition: true, showing: list(0..<100))

    screen.show(list(-3..<100))
    let first = screen.texts.first
    screen.scroll(to: 2_200)

    #expect(first == "item 0")
    #expect(life.ends.contains("item 0 at 3") && life.ends.contains("item 7 at 10"))
  }

  @Test(arguments: ListKind.inRows)
  func deletedRowEnds(kind: ListKind) {
    let screen = Screen(kind, showing: list(0..<4))

    screen.show(list([0, 2, 3]))

    #expect(life.ends == ["item 1 at 1"])
  }

  @Test(arguments: ListKind.inRows)
  func otherAdapterEndsAllDisplays(kind: ListKind) {
    let screen = Screen(kind, showing: list(0..<3))

    _ = Reports.collecting { screen.view.makeAdapter() }

    #expect(life.ends == ["item 0 at 0", "item 1 at 1", "item 2 at 2"])
    #expect(life.displayed.isEmpty)
  }

  @Test(arguments: ListKind.inRows)
  func deallocatedListViewEndsAllDisplays(kind: ListKind) async {
    _ = Screen(kind, showing: list(0..<3))

    for _ in 0..<1_000 where life.ends.count < 3 { await Task.yield() }

    #expect(life.displayed.isEmpty)
  }

  @Test(arguments: ListKind.inRows)
  func everyBeginOfRandomListsEndsOnce(kind: ListKind) {
    for random in RandomCase.all(20, "LIST_CASES") {
      var generator = random.generator
      let (life, screen) = (Life(), Screen(kind))
      for _ in 0..<12 {
        var ids = Array(0..<120).filter { _ in .random(in: 0..<8, using: &generator) > 0 }
        if Bool.random(using: &generator) { ids.shuffle(using: &generator) }
        let text = Bool.random(using: &generator) ? "new" : nil
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: screen.adapter.reload()
        case 1: screen.adapter.setCollapsed(.random(using: &generator), section: 0)
        case 2: screen.leaveWindow()
        default: break
        }
        screen.show(
          ListSource {
            ListSection(0) { life.rows(ids.prefix(50).map { Item($0, text) }) }.collapsible(emits: "toggled")
            ListSection(1) { life.rows(ids.dropFirst(50).map { Item($0, text) }) }
          }
        )
        if screen.listView.window == nil { screen.returnToWindow() }
        for _ in 0..<3 { screen.scroll(to: .random(in: 0...3_000, using: &generator)) }
      }
      _ = Reports.collecting { screen.view.makeAdapter() }

      #expect(life.displayed.isEmpty && life.loading.isEmpty && life.mistakes.isEmpty, "\(random)")
      #expect(!life.ends.isEmpty && life.cancelled > 0)
    }
  }

  // MARK: Seen rows

  @Test(arguments: ListKind.inRows)
  func emitsOnceHalfWasVisibleForTheTime(kind: ListKind) async throws {
    let (screen, seen) = seenScreen(kind)
    try await clock.sleepers(11)
    clock.advance(by: .milliseconds(999))
    await settle()
    #expect(seen.ids.isEmpty)

    clock.advance(by: .milliseconds(1))
    await settle { seen.ids.count == 11 }
    screen.scroll(to: 2)
    await settle()

    #expect(seen.ids.sorted() == Array(0..<11))
    #expect(seen.isFromCell)
  }

  @Test(arguments: ListKind.inRows)
  func rowThatLeavesTooEarlyIsNotSeen(kind: ListKind) async throws {
    let (screen, seen) = seenScreen(kind)
    try await clock.sleepers(11)
    screen.scroll(to: 30)
    try await clock.sleepers(11)

    screen.scroll(to: 0)
    try await clock.sleepers(11)
    clock.advance(by: .seconds(1))
    await settle { seen.ids.count >= 11 }

    #expect(seen.ids.sorted() == Array(0..<11))
  }

  @Test(arguments: ListKind.inRows)
  func eachAppearanceIsSeenOnce(kind: ListKind) async throws {
    let (screen, seen) = seenScreen(kind)
    try await clock.sleepers(11)
    clock.advance(by: .seconds(1))
    await settle { seen.ids.count == 11 }

    screen.scroll(to: 2_000)
    screen.scroll(to: 0)
    try await clock.sleepers(11)
    clock.advance(by: .seconds(1))
    await settle { seen.ids.count == 22 }

    #expect(seen.ids.filter { $0 == 3 }.count == 2)
  }

  @Test(arguments: ListKind.inRows)
  func barsCoverRows(kind: ListKind) async throws {
    let (screen, seen) = seenScreen(kind, inset: 44 * 9)
    try await clock.sleepers(2)
    clock.advance(by: .seconds(1))
    await settle { seen.ids.count >= 2 }

    #expect(seen.ids.sorted() == [0, 1])
    screen.adapter.reload()
  }

  @Test(arguments: ListKind.inRows)
  func unchangedRowEmitsTheEventOfTheLastList(kind: ListKind) async throws {
    let (screen, seen) = seenScreen(kind)
    try await clock.sleepers(11)

    screen.show(
      ListSource(Item.many(0..<100)) { $0.emitsWhenSeen("item.read", for: .seconds(1), clock: clock) }
    )
    var read = 0
    let observation = screen.window.onRouterEvent("item.read") { _ in read += 1 }
    clock.advance(by: .seconds(1))
    await settle { read == 11 }

    #expect(read == 11 && seen.ids.isEmpty)
    observation.cancel()
  }

  @Test(arguments: ListKind.inRows)
  func timeBeginsAnewWhenThePushedScreenIsGone(kind: ListKind) async throws {
    let (screen, seen) = seenScreen(kind)
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    screen.window.rootViewController = navigation
    screen.window.makeKeyAndVisible()
    controller.view.addSubview(screen.listView)
    screen.layOut()
    try await clock.sleepers(11)
    clock.advance(by: .milliseconds(900))

    navigation.pushViewController(UIViewController(), animated: false)
    screen.layOut()
    #expect(screen.listView.window == nil)
    clock.advance(by: .milliseconds(900))
    await settle()
    navigation.popViewController(animated: false)
    screen.layOut()
    try await clock.sleepers(11)
    clock.advance(by: .milliseconds(900))
    await settle()
    #expect(seen.ids.isEmpty)
    clock.advance(by: .milliseconds(100))
    await settle { seen.ids.count == 11 }

    #expect(seen.ids.sorted() == Array(0..<11))
  }

  @Test(arguments: [SectionLayout.carousel(width: .fraction(1), height: .points(80), spacing: 0), nil])
  func rowsThatScrollSidewaysAreSeen(carousel: SectionLayout?) async throws {
    let (screen, seen) = seenScreen(.list) { source in
      if let carousel { return source.layout(carousel.insets(.zero)) }
      return source.layout { _ in .pages(height: 80) }
    }
    try await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    await settle { seen.ids.count == 1 }
    #expect(seen.ids == [0])

    // The second page is about to be displayed when hardly any of it is visible.
    for offset in [10, 320] as [CGFloat] { try screen.scrollSideways(to: offset) }
    try await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    await settle { seen.ids.count == 2 }

    #expect(seen.ids == [0, 1])
  }

  @Test
  func handlerOfTheAppStays() throws {
    let calls = Calls()
    let (screen, _) = seenScreen(.list) { source in
      source.layout { _ in
        let section = NSCollectionLayoutSection.pages(height: 80)
        section.visibleItemsInvalidationHandler = { _, _, _ in calls.count += 1 }
        return section
      }
    }
    calls.count = 0

    try screen.scrollSideways(to: 320)

    #expect(calls.count > 0)
  }

  // MARK: Prefetching at a distance

  @Test(arguments: ListKind.inRows, [PrefetchDistance.screens(2), .points(960)])
  func prefetchesByDistance(kind: ListKind, distance: PrefetchDistance) {
    let screen = Screen(kind, showing: list(0..<200, ahead: distance))

    let first = life.loading
    screen.scroll(to: 440)

    #expect(first == Set(11...32))
    #expect(life.loading == Set(21...42))
    #expect(life.cancelled == 0)
  }

  @Test(arguments: ListKind.inRows)
  func distanceCancelsBothWays(kind: ListKind) {
    let screen = Screen(kind, showing: list(0..<200, ahead: .screens(1)))

    screen.scroll(to: 4_400)
    let below = life.loading
    screen.scroll(to: 4_000)

    #expect(below == Set(111...121))
    #expect(life.loading == Set(80...89).union([111, 112]))
  }

  @Test(arguments: ListKind.inRows)
  func uikitStartsNoRowsWithDistance(kind: ListKind) {
    let screen = Screen(kind, showing: list(0..<200, ahead: .screens(1)))
    let before = life.loading

    screen.ask {
      $0.tableView($1, prefetchRowsAt: [[0, 150]])
      $0.tableView($1, cancelPrefetchingForRowsAt: [[0, 12]])
    } collection: {
      $0.collectionView($1, prefetchItemsAt: [[0, 150]])
      $0.collectionView($1, cancelPrefetchingForItemsAt: [[0, 12]])
    }

    #expect(life.loading == before)
    #expect(screen.view[.prefetching] == nil)
  }

  @Test(arguments: ListKind.inRows)
  func newRowsWithinDistanceBeginAtOnce(kind: ListKind) {
    let screen = Screen(kind, showing: list(0..<12, ahead: .screens(1)))

    screen.show(list(0..<30, ahead: .screens(1)))

    #expect(life.loading == Set(11...21))
  }

  // MARK: Support

  private func list(
    _ ids: some Sequence<Int>,
    _ text: String? = nil,
    ahead distance: PrefetchDistance = .points(0)
  ) -> ListSource {
    ListSource {
      ListSection("items") { life.rows(ids.map { id in Item(id, text.map { "\($0) \(id)" }) }, distance) }
    }
  }

  private func seenScreen(
    _ kind: ListKind,
    inset: CGFloat = 0,
    _ layout: (ListSource) -> ListSource = { $0 }
  ) -> (Screen, Seen) {
    let (screen, seen) = (Screen(kind), Seen())
    screen.listView.contentInset.bottom = inset
    seen.observation = screen.window.onRouterEvent(.itemSeen) { [unowned seen] event in
      seen.isFromCell = event.source is any ShownCell
      if let item = event.userInfo.listItem(as: Item.self) { seen.ids.append(item.id) }
    }
    screen.show(
      layout(ListSource(Item.many(0..<100)) { $0.emitsWhenSeen(.itemSeen, for: .seconds(1), clock: clock) })
    )
    return (screen, seen)
  }

  /// Gives timers that are over a chance to run, and waits for what they do.
  private func settle(until isDone: () -> Bool = { true }) async {
    for _ in 0..<100 { await Task.yield() }
    for _ in 0..<10_000 where !isDone() { await Task.yield() }
  }
}

extension Screen {
  /// Scrolls the first section, which scrolls by itself.
  fileprivate func scrollSideways(to offset: CGFloat) throws {
    let cell = try #require(collection.visibleCells.first)
    let strip = sequence(first: cell as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
      .first
    strip?.contentOffset.x = offset
    layOut()
  }
}

extension NSCollectionLayoutSection {
  /// A section whose items fill the width and scroll sideways.
  fileprivate static func pages(height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(height)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .paging
    return section
  }
}

@MainActor
private final class Calls {
  var count = 0
}

/// The events of seen rows.
@MainActor
private final class Seen {
  var ids: [Int] = []
  var isFromCell = false
  var observation: EventObservation?
}

/// What began and ended.
@MainActor
private final class Life {
  private(set) var ends: [String] = []
  private(set) var displayed: [Int: Int] = [:]
  private(set) var loading: Set<Int> = []
  private(set) var cancelled = 0
  private(set) var mistakes: [String] = []

  func rows(_ items: [Item], _ distance: PrefetchDistance = .screens(1)) -> Rows<Item> {
    Rows(items, cell: ItemCell.self)
      .height(.fixed(44))
      .onDisplay { [self] item, _ in
        displayed[item.id, default: 0] += 1
        loading.remove(item.id)
      }
      .onEndDisplay { [self] item, index in
        ends.append("\(item.text) at \(index)")
        guard let count = displayed[item.id] else { return mistakes.append("\(item.id) was not displayed") }
        displayed[item.id] = count == 1 ? nil : count - 1
      }
      .onPrefetch(ahead: distance) { [self] item, _ in
        if !loading.insert(item.id).inserted { mistakes.append("\(item.id) began again") }
      } cancel: { [self] item, _ in
        if loading.remove(item.id) == nil { mistakes.append("\(item.id) was not loading") }
        cancelled += 1
      }
  }
}
