import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct CompositionalSectionFacts {
  private let asked = SectionRequests()

  /// `developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(sectionprovider:)`
  @Test func eachSectionHasALayoutOfItsOwn() {
    let source = ItemsSource([["a", "b"], ["c", "d"]])
    let layout = UICollectionViewCompositionalLayout { section, _ in
      .grid(columns: section + 1, height: .absolute(40))
    }
    let collection = UICollectionView.showing(source, layout: layout).laidOut()

    #expect(collection.frames().map(\.origin) == [.zero, CGPoint(x: 0, y: 40)])
    #expect(
      collection.frames(ofSection: 1).map(\.origin) == [CGPoint(x: 0, y: 80), CGPoint(x: 160, y: 80)]
    )
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutenvironment/container` and
  /// `developer.apple.com/documentation/uikit/nscollectionlayoutcontainer/contentsize`
  @Test func theEnvironmentHasTheSizeOfTheView() {
    let source = ItemsSource([["a"]])
    let collection = UICollectionView.showing(source, layout: makeLayout())
    collection.layoutIfNeeded()

    #expect(Set(asked.sections) == [0])
    #expect(asked.sizes.last == CGSize(width: 320, height: 500))
    #expect(asked.effectiveSizes.last == CGSize(width: 320, height: 500))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout()`
  @Test func anInvalidatedLayoutRequestsItsSectionsAgain() {
    let source = ItemsSource([["a", "b"]])
    let collection = UICollectionView.showing(source, layout: makeLayout()).laidOut()

    asked.columns = 2
    asked.sections = []
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()

    #expect(asked.sections.contains(0))
    #expect(collection.cellForItem(at: [0, 1])?.frame == CGRect(x: 160, y: 0, width: 160, height: 40))
  }

  /// *Assumed*: no page says so.
  @Test func anotherWidthRequestsTheSectionsAgain() {
    let source = ItemsSource([["a", "b"]])
    let collection = UICollectionView.showing(source, layout: makeLayout()).laidOut()

    asked.sections = []
    collection.frame.size.width = 200
    collection.layoutIfNeeded()

    #expect(asked.sections.contains(0))
    #expect(asked.sizes.last?.width == 200)
    #expect(collection.cellForItem(at: [0, 1])?.frame.width == 200)
  }

  /// *Assumed*: scrolling requests nothing.
  @Test func scrollingDoesNotRequestTheSections() {
    let source = ItemsSource(items: 100)
    let collection = UICollectionView.showing(source, layout: makeLayout()).laidOut()

    asked.sections = []
    collection.scroll(to: 1000)

    #expect(asked.sections.isEmpty)
  }

  /// *Assumed*: a batch changes the numbers of sections, so they are requested again.
  @Test func aBatchRequestsTheSections() {
    let source = ItemsSource([["a", "b"], ["c", "d"]])
    let layout = UICollectionViewCompositionalLayout { section, _ in
      .grid(columns: source.sections[section][0] == "c" ? 2 : 1, height: .absolute(40))
    }
    let collection = UICollectionView.showing(source, layout: layout).laidOut()

    collection.performBatchUpdates {
      source.sections.swapAt(0, 1)
      collection.moveSection(1, toSection: 0)
    }
    collection.layoutIfNeeded()

    #expect(collection.frames().map(\.minX) == [0, 160])
    #expect(collection.frames(ofSection: 1).map(\.minY) == [40, 80])
    #expect(collection.visibleTexts == ["c", "d", "a", "b"])
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutsection/boundarysupplementaryitems`; *assumed*: headers
  /// and footers are outside the top and bottom insets, and inside the insets at the sides.
  @Test func headersAndFootersAreAtTheEdgesOfASection() {
    let section = NSCollectionLayoutSection.grid(columns: 1, height: .absolute(40))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 15, trailing: 20)
    section.boundarySupplementaryItems = [.header(.absolute(30)), .footer(.absolute(25))]
    let source = ItemsSource([["a"], ["b"]])
    let collection = UICollectionView.showing(
      source,
      layout: UICollectionViewCompositionalLayout(section: section)
    ).laidOut()

    let footer = collection.edge(ofSection: 0, kind: UICollectionView.elementKindSectionFooter)
    #expect(collection.edge(ofSection: 0)?.frame == CGRect(x: 20, y: 0, width: 280, height: 30))
    #expect(collection.frames() == [CGRect(x: 20, y: 40, width: 280, height: 40)])
    #expect(footer?.frame == CGRect(x: 20, y: 95, width: 280, height: 25))
    #expect(collection.edge(ofSection: 1)?.frame.minY == 120)
    #expect(collection.contentSize.height == 240)
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutsection/orthogonalscrollingbehavior`; that the cells
  /// are in a scroll view in the collection view is *assumed*.
  @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .groupPaging])
  func anOrthogonalSectionScrollsByItself(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    throws
  {
    let source = ItemsSource([(0..<50).map { "item \($0)" }, ["below"]])
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 0
        ? .carousel(width: 100, height: 80, behavior: behavior) : .grid(columns: 1, height: .absolute(50))
    }
    let collection = UICollectionView.showing(source, layout: layout).laidOut()
    let first = collection.visibleTexts
    let strip = try scrolledStrip(of: collection)

    #expect(Set(first).isSuperset(of: ["item 0", "item 1", "item 2", "item 3", "below"]))
    #expect(!first.contains("item 20"))
    #expect(strip !== collection)
    #expect(strip.isDescendant(of: collection))
    #expect(collection.contentSize == CGSize(width: 320, height: 130))
    #expect(collection.contentOffset == .zero)
    #expect(collection.visibleTexts.contains("item 10"))
    #expect(collection.cellForItem(at: [0, 0]) == nil)
    #expect(collection.cellForItem(at: [1, 0])?.frame == CGRect(x: 0, y: 80, width: 320, height: 50))
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutsectionvisibleitemsinvalidationhandler`; that the
  /// collection view does not notify its delegate is *assumed*.
  @Test func aSectionTellsItsHandlerThatItScrolls() throws {
    let source = ItemsSource([(0..<50).map { "item \($0)" }])
    let delegate = ScrollNotes()
    let section = NSCollectionLayoutSection.carousel(width: 100, height: 80)
    var calls: [(items: Set<IndexPath>, x: CGFloat)] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      calls.append((Set(items.map(\.indexPath)), offset.x))
    }
    let collection = UICollectionView.showing(
      source,
      layout: UICollectionViewCompositionalLayout(section: section)
    )
    collection.delegate = delegate
    collection.layoutIfNeeded()
    delegate.scrolls = 0

    _ = try scrolledStrip(of: collection)

    #expect(calls.last?.x == 1000)
    #expect(calls.last?.items.isSuperset(of: [[0, 10], [0, 11], [0, 12]]) == true)
    #expect(delegate.scrolls == 0)
  }

  /// *Assumed*: a batch keeps the offset of an orthogonal section.
  @Test func anOrthogonalSectionKeepsItsOffset() throws {
    let source = ItemsSource([(0..<50).map { "item \($0)" }])
    let layout = UICollectionViewCompositionalLayout(section: .carousel(width: 100, height: 80))
    let collection = UICollectionView.showing(source, layout: layout).laidOut()
    let strip = try scrolledStrip(of: collection)

    collection.performBatchUpdates {
      source.sections[0].append("last")
      collection.insertItems(at: [[0, 50]])
    }
    collection.layoutIfNeeded()

    #expect(strip.contentOffset.x == 1000)
    #expect(strip.contentSize.width == 5100)
    #expect(collection.visibleTexts.contains("item 10"))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/movesection(_:tosection:)`; that cells stay when their
  /// section stops or starts scrolling orthogonally is *assumed*.
  @Test func cellsStayWhenASectionStartsOrStopsScrolling() {
    let source = ItemsSource([["a", "b"], ["c", "d"]])
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 0 ? .carousel(width: 100, height: 80) : .grid(columns: 1, height: .absolute(50))
    }
    let collection = UICollectionView.showing(source, layout: layout).laidOut()
    let cells = collection.visibleItems.map(\.cell)
    source.askedItems = []

    collection.performBatchUpdates {
      source.sections.swapAt(0, 1)
      collection.moveSection(1, toSection: 0)
    }
    collection.layoutIfNeeded()

    #expect(collection.visibleTexts == ["c", "d", "a", "b"])
    #expect(collection.visibleItems.map(\.cell) == Array(cells[2...] + cells[..<2]))
    #expect(source.askedItems.isEmpty)
    #expect(collection.cellForItem(at: [1, 0])?.superview === collection)
    #expect(collection.cellForItem(at: [0, 0])?.superview is UIScrollView)
  }

  /// The scroll view of the first section, scrolled by ten items.
  private func scrolledStrip(of collection: UICollectionView) throws -> UIScrollView {
    let cell = try #require(collection.cellForItem(at: [0, 0]))
    let strip = try #require(
      sequence(first: cell as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
    )
    strip.contentOffset.x = 1000
    collection.layoutIfNeeded()
    strip.layoutIfNeeded()
    return strip
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [asked] section, environment in
      asked.sections.append(section)
      asked.sizes.append(environment.container.contentSize)
      asked.effectiveSizes.append(environment.container.effectiveContentSize)
      return .grid(columns: asked.columns, height: .absolute(40))
    }
  }
}

private final class ScrollNotes: NSObject, UICollectionViewDelegate {
  var scrolls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

/// The requests that a section provider received.
@MainActor
private final class SectionRequests {
  var columns = 1
  var sections: [Int] = []
  var sizes: [CGSize] = []
  var effectiveSizes: [CGSize] = []
}
