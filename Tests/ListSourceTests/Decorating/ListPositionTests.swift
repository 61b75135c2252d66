import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

@MainActor
@Suite
struct ListPositionTests {
  private let above = Listener()

  @Test(arguments: ListKind.allCases)
  func eventFromSubviewOfCellCarriesPosition(kind: ListKind) {
    let screen = Screen(kind, under: above)
    let button = UIView(frame: .zero)
    let box = UIView(frame: .zero)
    box.addSubview(button)
    screen.cell(0, 1)?.contentView.addSubview(box)

    button.routerEvent(name: "tap")

    #expect(above.received == ["section b, row 1.0, item 10"])
  }

  // A key path to a stored static property of an extension crashes here, in another module (swiftlang/swift#89609).
  @Test func strategiesInOtherModulesReceiveTheValuesOfKeys() {
    let keys: [UserInfoKeys] = [
      UserInfoKeys.self[keyPath: \.indexPath], UserInfoKeys.self[keyPath: \.reorder],
      UserInfoKeys.self[keyPath: \.isCollapsed],
    ]

    #expect(keys.map(\.name) == ["indexPath", "reorder", "isCollapsed"])
  }

  @Test(arguments: ListKind.allCases)
  func positionIsCurrent(kind: ListKind) {
    let screen = Screen(kind, under: above)
    let cell = screen.cell(2, 1)

    screen.show(ListSource { ListSection("b") { Rows(Item.many([12, 10]), cell: ItemCell.self) } })
    cell?.routerEvent(name: "tap")

    #expect(above.received == ["section b, row 0.0, item 12"])
  }

  @Test(arguments: ListKind.allCases)
  func eventFromHeaderCarriesSectionAndItsUserInfo(kind: ListKind) {
    let screen = Screen(kind, under: above)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    let inside = UIView(frame: .zero)
    view.addSubview(inside)
    screen.show(
      ListSource {
        ListSection("a", title: "A") { Rows(Item.many(0..<2), cell: ItemCell.self) }
        ListSection("b", footerTitle: "B") { Rows(Item.many(10..<13), cell: ItemCell.self) }.header(view)
      }
    )

    screen.view.titleView(isHeader: true, of: 0)?.subviews.first?.routerEvent(name: "tap")
    inside.routerEvent(name: "tap", userInfo: [.indexPath: IndexPath(row: 7, section: 7)])
    screen.view.titleView(isHeader: false, of: 1)?.routerEvent(name: "tap")

    #expect(above.received == ["section a", "section b, row 7.7", "section b"])
  }

  /// No page says what UIKit returns for such a cell.
  @Test
  func cellOfATitleIsNotAskedForItsIndexPath() {
    let (screen, collection) = asked()
    screen.show(ListSource { section("a", title: "A") })
    let title = screen.view.titleView(isHeader: true, of: 0)

    title?.routerEvent(name: "tap")
    screen.cell(1)?.routerEvent(name: "tap")

    #expect(title is UICollectionViewCell)
    #expect(above.received == ["section a", "section a, row 0.1, item 1"])
    #expect(collection.asked.allSatisfy { $0 === screen.cell(1) })
  }

  private func asked(
    _ adapter: @MainActor (UICollectionView) -> CollectionAdapter = { CollectionAdapter($0) }
  ) -> (Screen, AskedCollectionView) {
    let collection = AskedCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let screen = Screen(collection: collection, adapter: adapter)
    above.frame = screen.window.bounds
    screen.window.addSubview(above)
    above.addSubview(collection)
    return (screen, collection)
  }

  /// The layout has one cell of a kind that only the app knows, above each section.
  @Test
  func cellOfAnAppsElementKindIsNotAskedForItsIndexPath() {
    let (screen, collection) = asked(BadgingAdapter.init)
    screen.show(ListSource(sections: [section("a").withBadge]))
    let badge = collection.visibleSupplementaryViews(ofKind: "badge").first

    badge?.routerEvent(name: "tap")
    screen.cell(1)?.routerEvent(name: "tap")

    #expect(badge is UICollectionViewCell)
    #expect(above.received == ["nothing", "section a, row 0.1, item 1"])
    #expect(collection.asked.allSatisfy { $0 === screen.cell(1) })
  }

  @Test(arguments: ListKind.allCases)
  func eventFromHeaderValueCarriesSection(kind: ListKind) {
    let screen = Screen(kind, under: above)
    let maker = BannerMaker()
    let inside = UIView(frame: .zero)
    func source(_ ids: [String]) -> ListSource {
      ListSource(sections: ids.map { section($0).header(showing: "30", maker.make) })
    }
    screen.show(source(["a", "b"]))
    maker.made[1].addSubview(inside)

    inside.routerEvent(name: "tap")
    screen.show(source(["b", "a"]))
    inside.routerEvent(name: "tap")
    screen.show(source(["a"]))
    inside.routerEvent(name: "tap")

    #expect(above.received == ["section b", "section b"])
  }

  @Test(arguments: ListKind.allCases)
  func eventFromElsewhereCarriesNoPosition(kind: ListKind) {
    let screen = Screen(kind, under: above)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    screen.listView.addSubview(header)

    header.routerEvent(name: "tap")
    screen.listView.routerEvent(name: "tap")

    #expect(above.received == ["nothing", "nothing"])
  }

  @Test(arguments: ListKind.allCases)
  func cellOfDeletedRowCarriesNoPosition(kind: ListKind) {
    let screen = Screen(kind, under: above)
    let cell = screen.cell(1, 1)
    screen.show(ListSource())
    if let cell { screen.listView.addSubview(cell) }

    cell?.routerEvent(name: "tap")

    #expect(above.received == ["nothing"])
  }

  @Test(arguments: ListKind.allCases)
  func cellOutsideListCarriesNoPosition(kind: ListKind) {
    _ = Screen(kind, under: above)
    let cell: UIView =
      kind == .table ? ItemCell(style: .default, reuseIdentifier: nil) : ItemInCollection(frame: .zero)
    above.addSubview(cell)

    cell.routerEvent(name: "tap")

    #expect(above.received == ["nothing"])
  }

  @Test(arguments: ListKind.allCases)
  func requestCarriesPosition(kind: ListKind) {
    let screen = Screen(kind, under: above)
    let answer = screen.cell(0, 1)?.ask(WhereAmI())

    #expect(answer == "section b, row 1.0, item 10")
  }

  @Test(arguments: ListKind.allCases)
  func otherDecoratorAddsPositionInOneLine(kind: ListKind) {
    let screen = Screen(kind, decorates: false)
    let decorator = Decorator()
    decorator.adapter = screen.adapter
    decorator.addSubview(screen.listView)
    above.addSubview(decorator)
    above.addSubview(decorator)
    screen.window.addSubview(above)
    screen.show(ListSource([Item(1), Item(2)]))

    screen.cell(1)?.routerEvent(name: "tap")

    #expect(above.received == ["section items, row 0.1, item 2"])
    #expect(above.positions.last?.count == 1)
  }

  @Test(arguments: ListKind.allCases)
  func decoratingTwiceAddsOnePosition(kind: ListKind) {
    let screen = Screen(kind, under: above)
    let decorator = Decorator()
    decorator.adapter = screen.adapter
    screen.window.addSubview(above)
    above.addSubview(decorator)
    decorator.addSubview(screen.listView)
    screen.layOut()

    screen.cell(0, 0)?.routerEvent(name: "tap")

    #expect(above.received == ["section a, row 0.0, item 0"])
    #expect(above.positions.last?.count == 1)
  }

  @Test
  func liveListAddsIndexPathOnly() {
    let screen = Screen(.table, under: above)
    let table = ListTableView(frame: screen.window.bounds, style: .plain)
    table.configureList { list in
      list.numberOfSections { 2 }.numberOfRows { _ in 2 }.configureCell(UITableViewCell.self) { _, _ in }
        .titleForHeader { "\($0)" }
    }
    above.addSubview(table)
    screen.layOut()

    table.cellForRow(at: IndexPath(row: 1, section: 1))?.routerEvent(name: "tap")
    table.headerView(forSection: 1)?.routerEvent(name: "tap")

    #expect(above.received == ["section 1, row 1.1", "section 1"])
  }

  @Test(arguments: ListKind.allCases)
  func viewWithoutListAddsNothing(kind: ListKind) {
    let screen = Screen(kind, under: above)
    let layout = UICollectionViewFlowLayout()
    let empty: UIView =
      kind == .table
      ? ListTableView(frame: screen.window.bounds, style: .plain)
      : ListCollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    let view = UIView(frame: .zero)
    empty.addSubview(view)
    above.addSubview(empty)

    view.routerEvent(name: "tap")

    #expect(above.received == ["nothing"])
  }

  // MARK: Nested lists

  @Test(arguments: ListKind.allCases, [false, true])
  func innermostListSetsIndexPathAndAllAddPositions(kind: ListKind, isCarousel: Bool) throws {
    let screen = Screen(kind, under: above)
    screen.show(
      ListSource {
        ListSection("outer") {
          Rows([Item(0)], cell: ItemCell.self)
          Rows([Nested(id: 1, isCarousel: isCarousel)], cell: NestingCell.self).height(.fixed(300))
        }
      }
    )
    let inner = try #require((screen.cell(1) as? any Nesting)?.inner)

    inner.cell(at: [0, 2])?.routerEvent(name: "tap")
    inner.routerEvent(name: "tap")
    inner.titleView(isHeader: true, of: 0)?.routerEvent(name: "tap")

    #expect(
      above.received == [
        "section inner, row 0.2, item 102", "section outer, row 0.1, nested", "section inner",
      ]
    )
    #expect(
      above.positions.map { $0.map { "\($0.section) \($0.indexPath.map { "\($0)" } ?? "–")" } } == [
        ["inner [0, 2]", "outer [0, 1]"], ["outer [0, 1]"], ["inner –", "outer [0, 1]"],
      ]
    )
    #expect(above.positions.first?.last?.item is Nested)
  }

  @Test func reportsAnItemOfAnotherTypeOnce() {
    let screen = Screen(.table, under: above)
    var items: [Any?] = []
    let token = screen.listView.onRouterEvent("ask") { event in
      items.append(event.userInfo.listItem(as: (any Identifiable).self))
      items.append(event.userInfo.listItem(as: Nested.self))
    }
    let line = #line - 2

    let (_, reports) = Reports.collecting {
      for _ in 0..<2 { screen.cell(0)?.routerEvent(name: "ask") }
      screen.listView.routerEvent(name: "ask")
    }
    token.cancel()

    #expect(items.map { ($0 as? Item)?.id } == [0, nil, 0, nil, nil, nil])
    #expect(
      reports.map(\.description) == [
        """
        userInfo.listItem(as: Nested.self) is nil: expected Nested, found Item. Ask for the type of the row's model. If \
        the list has rows of several types, ask for Any.self and cast the result. \
        (ListSourceTests/ListPositionTests.swift:\(line))
        """
      ]
    )
  }

  @Test func asksForItemsOfSeveralTypesWithoutAReport() {
    let screen = Screen(.table, under: above)
    var items: [Any?] = []
    let token = screen.listView.onRouterEvent("ask") { items.append($0.userInfo.listItem(as: Any.self)) }

    let (_, reports) = Reports.collecting {
      screen.cell(0)?.routerEvent(name: "ask")
      screen.listView.routerEvent(name: "ask")
    }
    token.cancel()

    #expect(items.map { $0 as? Item } == [Item(0), nil] && items[1] == nil)
    #expect(reports.isEmpty)
  }
}

/// Records the positions of events.
private final class Listener: UIView, EventHandler {
  var received: [String] = []
  var positions: [[ListPosition]] = []

  func handle(_ event: RouterEvent) -> EventDisposition {
    let parts = [
      event.listPositions.first.map { "section \($0.section)" },
      event.userInfo[.indexPath].map { "row \($0.section).\($0.row)" },
      event.userInfo.listItem(as: Item.self).map { "item \($0.id)" },
      event.userInfo.listItem(as: Nested.self).map { _ in "nested" },
    ]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    let answer = event.answer(WhereAmI.self) { _ in text }
    guard answer != .handled else { return answer }
    received.append(text.isEmpty ? "nothing" : text)
    positions.append(event.listPositions)
    return .handled
  }
}

private struct WhereAmI: EventRequest {
  typealias Response = String
  static let name: EventName = "where.amI"
}

private final class Decorator: UIView, EventDecorator {
  weak var adapter: ListAdapter?

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    adapter?.decorate(&userInfo, for: event)
  }
}

extension Screen {
  /// Makes a list below a view that records events.
  fileprivate init(_ kind: ListKind, under above: Listener) {
    self.init(kind)
    above.frame = window.bounds
    window.addSubview(above)
    above.addSubview(listView)
    show(
      ListSource {
        ListSection("a", title: "A") { Rows(Item.many(0..<2), cell: ItemCell.self) }
        ListSection("b") { Rows(Item.many(10..<13), cell: ItemCell.self) }
      }
    )
  }
}

/// Shows cells for a kind of supplementary views that lists do not have.
private final class BadgingAdapter: CollectionAdapter {
  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionViewCell.self,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: kind
    )
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: kind,
      for: indexPath
    )
  }
}

/// Records the cells that it is asked about.
private final class AskedCollectionView: ListCollectionView {
  private(set) var asked: [UICollectionViewCell] = []

  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    asked.append(cell)
    return super.indexPath(for: cell)
  }
}
