import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

/// The installed layout of a collection view, and changes of it.
@MainActor
@Suite
struct LayoutInstallationTests {
  private let flow = UICollectionViewFlowLayout()

  private final class OwnLayout: UICollectionViewFlowLayout {}

  private func screen(_ layout: UICollectionViewLayout) -> Screen {
    Screen(collection: ListCollectionView(frame: .zero, collectionViewLayout: layout))
  }

  private func items(_ ids: Range<Int> = 0..<4) -> ListSection { section("items", items: ids) }

  /// A layout of an app may have a header of its own, with UIKit's kind of headers, whose index path has one index.
  @Test
  func headerOfAWholeLayoutIsNotASections() throws {
    let screen = screen(OwnLayout())
    screen.show(ListSource { items() })
    let adapter = try #require(screen.adapter as? CollectionAdapter)
    let (kind, whole) = (UICollectionView.elementKindSectionHeader, IndexPath(index: 0))

    let (view, reports) = Reports.collecting {
      adapter.collectionView(screen.collection, viewForSupplementaryElementOfKind: kind, at: whole)
    }
    adapter.collectionView(
      screen.collection,
      willDisplaySupplementaryView: view,
      forElementKind: kind,
      at: whole
    )

    #expect(reports.count == 1)
    #expect(view.subviews.allSatisfy { $0.subviews.isEmpty })
  }

  // MARK: Installed layout

  @Test
  func declaredLayoutReplacesUnconfiguredFlowLayoutSilently() {
    let screen = screen(flow)

    let (_, reports) = Reports.collecting {
      screen.adapter.apply(ListSource { items().layout(.grid(columns: 2, height: .points(30))) })
      screen.layOut()
    }

    #expect(screen.collection.collectionViewLayout !== flow)
    #expect(screen.collection.collectionViewLayout is UICollectionViewCompositionalLayout)
    #expect(screen.heights == [30, 30, 30, 30])
    #expect(reports.isEmpty)
  }

  @Test
  func restoresAppsLayoutOnceNoneIsDeclared() {
    let screen = screen(flow)
    screen.show(ListSource { items().layout(.grid(columns: 2, height: .points(30))) })
    let own = screen.collection.collectionViewLayout

    screen.show(ListSource())
    #expect(screen.collection.collectionViewLayout === own)
    screen.adapter.apply(ListSource { items() })
    screen.layOut()
    #expect(screen.collection.collectionViewLayout === flow)

    screen.show(ListSource { items().layout(.grid(columns: 2, height: .points(30))) })
    #expect(screen.collection.collectionViewLayout === own)
    #expect(screen.heights == [30, 30, 30, 30])
  }

  @Test
  func anotherAdapterRestoresAppsLayout() {
    let screen = screen(flow)
    screen.show(ListSource { items().layout(.grid(columns: 2, height: .points(30))) })

    _ = Reports.collecting { CollectionAdapter(screen.collection) }

    #expect(screen.collection.collectionViewLayout === flow)
  }

  @Test
  func detachedAdapterReleasesLayoutClosures() throws {
    let screen = screen(UICollectionViewFlowLayout())
    weak var captured: UIView?
    do {
      let view = UIView()
      captured = view
      screen.show(
        ListSource {
          items().layout { environment in
            view.setNeedsLayout()
            return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
          }
        }
      )
    }
    #expect(captured != nil)

    withExtendedLifetime(screen.adapter) {
      _ = Reports.collecting { CollectionAdapter(screen.collection) }
      #expect(captured == nil)
    }
  }

  @Test(arguments: [true, false])
  func pinnedHeadersOrFootersCountAsConfigured(isHeader: Bool) {
    if isHeader {
      flow.sectionHeadersPinToVisibleBounds = true
    } else {
      flow.sectionFootersPinToVisibleBounds = true
    }
    let screen = screen(flow)

    let (_, reports) = Reports.collecting { screen.show(ListSource { items().layout(.list()) }) }

    #expect(reports.count == 1)
  }

  @Test(arguments: [SectionLayout.list(.grouped), .grid(columns: 2)])
  func titleTakesStyleOfNewLayout(layout: SectionLayout) throws {
    func list(_ layout: SectionLayout) -> ListSource {
      ListSource { section("items", title: "Items", items: 0..<4).layout(layout) }
    }
    let (screen, fresh) = (screen(UICollectionViewFlowLayout()), screen(UICollectionViewFlowLayout()))
    screen.show(list(.list(.plain)))

    screen.show(list(layout))
    fresh.show(list(layout))

    let title = try #require(screen.view.titleView(isHeader: true, of: 0) as? UICollectionViewListCell)
    let other = try #require(fresh.view.titleView(isHeader: true, of: 0) as? UICollectionViewListCell)
    #expect(title.backgroundConfiguration == other.backgroundConfiguration)
    let (one, two) = (title.contentConfiguration, other.contentConfiguration)
    #expect(one as? UIListContentConfiguration == two as? UIListContentConfiguration)
    #expect(one is UIListContentConfiguration)
  }

  @Test
  func keepsAppsLayoutIfNoneIsDeclared() {
    flow.itemSize = CGSize(width: 100, height: 60)
    flow.minimumInteritemSpacing = 0
    flow.minimumLineSpacing = 0
    let screen = screen(flow)

    let (_, reports) = Reports.collecting {
      for ids in [0..<4, 2..<6] {
        screen.adapter.apply(ListSource { items(ids) })
        screen.layOut()
      }
    }

    #expect(screen.collection.collectionViewLayout === flow)
    #expect(screen.rects.map(\.size) == Array(repeating: CGSize(width: 100, height: 60), count: 4))
    #expect(screen.texts == (2..<6).map { "item \($0)" })
    #expect(reports.isEmpty)
  }

  @Test(arguments: [true, false])
  func reportsReplacedLayoutOfAppOnce(isConfigured: Bool) {
    let layout = isConfigured ? UICollectionViewFlowLayout() : OwnLayout()
    if isConfigured { layout.itemSize = CGSize(width: 100, height: 60) }
    let screen = screen(layout)

    let (_, reports) = Reports.collecting {
      for columns in 2...3 {
        screen.adapter.apply(ListSource { items().layout(.grid(columns: columns)) })
        screen.layOut()
      }
    }

    #expect(
      reports.map(\.text) == [
        """
        Sections declare layouts, so the \(isConfigured ? "UICollectionViewFlowLayout" : "OwnLayout") of the \
        collection view is replaced. To keep it, declare no layouts. To combine both, declare .layout { environment \
        in … } for each section. If you do not need it, make the collection view with an unconfigured \
        UICollectionViewFlowLayout().
        """
      ]
    )
  }

  @Test
  func sectionsWithoutLayoutArePlainLists() {
    let screen = screen(UICollectionViewFlowLayout())

    screen.adapter.apply(
      ListSource {
        items(0..<2).layout(.grid(columns: 2, height: .points(30)))
        section("b")
      }
    )
    screen.layOut()

    #expect(screen.rects.map(\.width) == [160, 160, 320, 320])
    #expect(screen.rects.map(\.minY) == [0, 0, 30, 74])
  }

  // MARK: Changed layouts

  @Test
  func changedLayoutOfSectionTakesEffectTogetherWithRows() {
    let screen = screen(UICollectionViewFlowLayout())
    let layouts: [SectionLayout] = [
      .grid(columns: 2, height: .points(30)), .grid(columns: 4, height: .points(30)), .list(),
      .carousel(width: .points(50), height: .points(30)),
    ]

    let widths = layouts.enumerated().map { number, layout in
      screen.show(ListSource { items(number..<number + 4).layout(layout) })
      #expect(screen.texts == (number..<number + 4).map { "item \($0)" })
      return screen.rects.map(\.width)
    }

    #expect(widths == [160, 80, 320, 50].map { Array(repeating: $0, count: 4) })
  }

  @Test
  func addingOrRemovingLayoutTakesEffect() {
    let screen = screen(UICollectionViewFlowLayout())
    let grid = SectionLayout.grid(columns: 2, height: .points(30))

    let widths = [true, false, true].map { isGrid in
      screen.adapter.apply(
        ListSource {
          isGrid ? items().layout(grid) : items()
          section("b").layout(grid)
        }
      )
      screen.layOut()
      return screen.rects.first?.width
    }

    #expect(widths == [160, 320, 160])
  }

  @Test
  func layoutClosureReceivesEnvironment() {
    let screen = screen(UICollectionViewFlowLayout())
    var asked: [CGFloat] = []
    screen.adapter.apply(
      ListSource {
        items().layout { environment in
          asked.append(environment.container.effectiveContentSize.width)
          return grid(columns: environment.container.effectiveContentSize.width > 200 ? 4 : 2)
        }
      }
    )
    screen.layOut()
    #expect(screen.rects.map(\.width) == [80, 80, 80, 80])

    screen.listView.frame.size.width = 160
    screen.layOut()

    #expect(screen.rects.map(\.width) == [80, 80, 80, 80])
    #expect(screen.rects.map(\.minY) == [0, 0, 40, 40])
    #expect(Set(asked) == [320, 160])
  }

  /// A grid with rows of 40 points.
  private func grid(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)
      )
    )
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }

  // MARK: Impossible numbers

  @Test
  func reportsImpossibleColumnsAndUsesOne() {
    let (layout, reports) = Reports.collecting { SectionLayout.grid(columns: 0) }

    #expect(layout == .grid(columns: 1))
    let text = "A grid cannot have 0 columns and uses 1 instead. Use 1 or more."
    #expect(reports.map(\.text) == [text])
  }

  @Test(arguments: [-1, .nan, .infinity, 20_000] as [Double])
  func reportsImpossibleSpacingAndUsesNone(spacing: Double) {
    let (layouts, reports) = Reports.collecting {
      [
        SectionLayout.grid(columns: 2, spacing: spacing),
        .carousel(width: .points(10), height: .points(20), spacing: spacing),
      ]
    }

    #expect(layouts[0] == .grid(columns: 2, spacing: 0))
    #expect(layouts[1] == .carousel(width: .points(10), height: .points(20), spacing: 0))
    let text = "A spacing of \(spacing) points is impossible, so there is none. Use 0 to 10000 points."
    #expect(reports.map(\.text) == [text, text])
  }

  @Test(arguments: [ItemLength.points(0), .points(-5), .points(.nan), .fraction(0), .ratio(.infinity)])
  func reportsImpossibleLengthAndReplacesIt(length: ItemLength) {
    let screen = screen(UICollectionViewFlowLayout())

    let (layouts, reports) = Reports.collecting {
      [SectionLayout.grid(columns: 2, height: length), .carousel(width: length, height: .points(20))]
    }
    for layout in layouts {
      screen.show(ListSource { items().layout(layout) })
      #expect(screen.texts.count >= 3)
    }

    #expect(layouts == [.grid(columns: 2), .carousel(width: .points(100), height: .points(20))])
    #expect(
      reports.map(\.text) == [
        "An item cannot have a length of \(length) and uses estimated(44.0) instead.",
        "An item cannot have a length of \(length) and uses points(100.0) instead.",
      ]
    )
  }
}
