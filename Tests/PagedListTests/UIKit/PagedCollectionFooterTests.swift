import Foundation
import KitSupport
import ListSource
import PagedList
import PlatformUIKit
import TestSupport
import Testing

/// Footers of collection views: their position in layouts.
@MainActor
@Suite(.watchdog)
struct PagedCollectionFooterTests {
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  @Test
  func footerIsBelowAllRowsAndSizedForEachWidth() async throws {
    let (collection, screen) = makeScreen(UICollectionViewFlowLayout())
    screen.manager.footer = { _ in Paragraph() }
    try await screen.load(0..<3)

    for width in [320, 200, 400, 100] as [CGFloat] {
      collection.frame.size.width = width
      screen.layOut()
      screen.layOut()

      let foot = try #require(collection.footerView)
      let place = CGRect(x: 0, y: 3 * 40, width: width, height: 40_000 / width)
      #expect(foot.convert(foot.bounds, to: collection) == place)
      #expect(collection.contentSize.height == place.maxY)
    }
  }

  @Test
  func aPagedListHasTheLayoutOfItsController() async throws {
    let controller = ListCollectionController(.grid(columns: 2, height: .points(100)))
    let screen = try PagedScreen(controller, declare: Self.undeclared)
    screen.manager.loadFirstPage()
    try await screen.answer(.failure(Offline()))
    #expect(screen.footer?.text == Offline().localizedDescription)

    try await screen.load(0..<3)
    let sizes = controller.collectionView.visibleCells.map(\.bounds.size)
    #expect(sizes == Array(repeating: CGSize(width: 160, height: 100), count: 3))
  }

  @Test(arguments: [true, false])
  func showsEveryStateWithoutSections(hasAppsLayout: Bool) async throws {
    let layout = hasAppsLayout ? listLayout(hasFoot: true) : UICollectionViewFlowLayout()
    let (collection, screen) = makeScreen(
      layout,
      declare: { rows in
        rows.isEmpty ? ListSource() : hasAppsLayout ? Self.undeclared(rows) : UICollectionView.declare(rows)
      }
    )
    screen.manager.footer = { PagedFooterView($0) }
    func shownText() -> String? {
      screen.layOut()
      return shown(in: collection).isEmpty ? nil : screen.footer?.text
    }
    #expect(shownText() == nil)
    #expect(collection.numberOfSections == 0)

    var texts: [String?] = []
    screen.manager.loadFirstPage()
    texts.append(shownText())
    try await screen.answer(.failure(Offline()))
    texts.append(shownText())
    try await screen.load(0..<0)
    texts.append(shownText())
    #expect(collection.numberOfSections == 1)
    #expect(screen.rowCount == 0)
    #expect(collection.listAdapter?.source.sections.isEmpty == true)

    try await screen.load(0..<3)
    #expect(screen.texts == ["row 0", "row 1", "row 2"])
    #expect(collection.numberOfSections == 1)
    screen.list.edit { $0.removeAll() }
    texts.append(shownText())

    let empty = "There is nothing here."
    #expect(texts == ["Loading…", "The server is away.", empty, empty])
    if hasAppsLayout { #expect(collection.collectionViewLayout === layout) }
  }

  @Test
  func sectionOfTheFooterLeavesWithIt() async throws {
    let (collection, screen) = makeScreen(UICollectionViewFlowLayout(), declare: Self.conditional)
    screen.manager.loadFirstPage()
    screen.layOut()
    #expect(collection.numberOfSections == 1)

    screen.manager.footer = nil
    screen.layOut()

    #expect(collection.numberOfSections == 0)
    #expect(shown(in: collection).isEmpty)
  }

  /// UIKit notifies nobody of another layout.
  @Test(arguments: [true, false])
  func nextFooterAndReloadFollowTheLayoutThatTheAppHasSet(isReloaded: Bool) async throws {
    let (collection, screen) = makeScreen(
      listLayout(hasFoot: false),
      declare: { $0.isEmpty ? ListSource() : Self.undeclared($0) }
    )
    screen.manager.loadFirstPage()
    screen.layOut()
    #expect(collection.numberOfSections == 0)

    collection.collectionViewLayout = listLayout(hasFoot: true)
    if isReloaded {
      collection.listAdapter?.reload()
    } else {
      try await screen.answer(.failure(Offline()))
    }
    screen.layOut()
    #expect(screen.footer?.isDescendant(of: collection) == true)

    collection.collectionViewLayout = listLayout(hasFoot: false)
    if isReloaded { collection.listAdapter?.reload() } else { screen.manager.loadFirstPage() }
    screen.layOut()
    #expect(collection.numberOfSections == 0)
  }

  @Test
  func footerEventsHaveNoRow() async throws {
    let collection = ListCollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    let screen = PagedScreen(collection)
    let foot = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    screen.manager.footer = { _ in foot }
    var positions: [Int] = []
    let observation = screen.window.onRouterEvent("foot.tapped") { positions.append($0.listPositions.count) }
    try await screen.load(0..<3)
    screen.layOut()

    foot.routerEvent(name: "foot.tapped", userInfo: [:])

    #expect(positions == [0])
    observation.cancel()
  }

  @Test
  func footerDisappearsWithItsAdapter() async throws {
    let collection = ListCollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    let screen = PagedScreen(collection)
    let adapter = collection.listAdapter
    try await screen.load(0..<3)
    weak let foot = collection.footerView
    #expect(foot != nil)

    _ = Reports.collecting {
      CollectionAdapter(collection).apply(ListSource { ListSection("none") {}.layout(.list()) })
    }
    screen.layOut()

    #expect(foot == nil)
    #expect(adapter?.collectionView == nil)
  }

  @Test
  func measuresAReusedViewAgain() async throws {
    let (collection, screen) = makeScreen(UICollectionViewFlowLayout())
    let foot = Paragraph()
    screen.manager.footer = { footer in
      foot.area = footer == .end ? 32_000 : 16_000
      return foot
    }
    screen.manager.loadFirstPage()
    screen.layOut()
    #expect(foot.convert(foot.bounds, to: collection) == CGRect(x: 0, y: 0, width: 320, height: 50))

    try await screen.answer(0..<3)
    screen.layOut()

    #expect(foot.convert(foot.bounds, to: collection) == CGRect(x: 0, y: 3 * 40, width: 320, height: 100))
  }

  @Test
  func releasesTheFooterWhenItIsHidden() async throws {
    let (collection, screen) = makeScreen(UICollectionViewFlowLayout())
    try await screen.load(0..<3)
    #expect(shown(in: collection).count == 1)

    screen.manager.footer = nil
    screen.layOut()

    #expect(shown(in: collection).isEmpty)
    #expect(collection.contentSize.height == 120)
  }

  @Test
  func appsLayoutWithABoundaryItemShowsTheFooter() async throws {
    let (collection, screen) = makeScreen(listLayout(hasFoot: true), declare: Self.undeclared)

    try await screen.load(0..<3)

    #expect(screen.footer?.isDescendant(of: collection) == true)
    #expect(shown(in: collection).count == 1)
    #expect(collection.contentSize.height > 3 * 40)
  }

  @Test
  func appsLayoutWithoutABoundaryItemHidesTheFooterAndPagesLoad() async throws {
    let (collection, screen) = makeScreen(listLayout(hasFoot: false), declare: Self.undeclared)

    try await screen.load(0..<20)
    screen.scroll(to: 320)
    try await screen.answer(20..<40)

    #expect(collection.rowCount == 40)
    #expect(shown(in: collection).isEmpty)
    #expect(collection.contentSize.height == 1600)
  }

  private func makeScreen(
    _ layout: UICollectionViewLayout,
    declare: (@MainActor ([Row]) -> ListSource)? = nil
  ) -> (UICollectionView, PagedScreen) {
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    return (collection, PagedScreen(collection, declare: declare))
  }

  /// A list without declared layouts, so that the app's stays.
  private static func undeclared(_ rows: [Row]) -> ListSource {
    ListSource {
      ListSection("rows") {
        Rows(rows, cell: TextItem.self) { cell, row, _ in cell.text = "row \(row.id)" }
      }
    }
  }

  /// A list that has a section only if there are rows.
  private static func conditional(_ rows: [Row]) -> ListSource {
    rows.isEmpty ? ListSource() : UICollectionView.declare(rows)
  }

  private func listLayout(hasFoot: Bool) -> UICollectionViewLayout {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row,
      subitems: [NSCollectionLayoutItem(layoutSize: row)]
    )
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if hasFoot {
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(44)
          ),
          elementKind: CollectionAdapter.elementKindListFooter,
          alignment: .bottom
        )
      ]
    }
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group),
      configuration: configuration
    )
  }

  private func shown(in collection: UICollectionView) -> [UICollectionReusableView] {
    collection.visibleSupplementaryViews(ofKind: CollectionAdapter.elementKindListFooter)
  }
}
