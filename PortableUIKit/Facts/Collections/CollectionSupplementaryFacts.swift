import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct CollectionSupplementaryFacts {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  /// `developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:viewforsupplementaryelementofkind:at:)`
  @Test func theDataSourceIsAskedForTheViewsOfTheLayout() {
    let source = ItemsSource([["a", "b"], ["c"]])
    let collection = UICollectionView.showing(
      source,
      layout: UICollectionViewFlowLayout.rows(header: 30, footer: 20)
    ).laidOut()

    #expect(Set(source.askedEdges) == ["header 0", "footer 0", "header 1", "footer 1"])
    #expect(source.askedEdges.count == 4)
    #expect(collection.edge(ofSection: 1, kind: header)?.text == "header 1: c")
    #expect(
      collection.edge(ofSection: 0, kind: footer)?.frame == CGRect(x: 0, y: 130, width: 320, height: 20)
    )
    #expect(collection.edge(ofSection: 0, kind: footer)?.isDescendant(of: collection) == true)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:viewforsupplementaryelementofkind:at:)`
  @Test func aLayoutWithoutSupplementaryViewsRequestsNone() {
    let source = ItemsSource([["a", "b"], ["c"]])
    let collection = UICollectionView.showing(source).laidOut()

    #expect(source.askedEdges.isEmpty)
    #expect(collection.edge(ofSection: 0) == nil)
    #expect(collection.layoutAttributesForSupplementaryElement(ofKind: header, at: [0, 0]) == nil)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/supplementaryview(forelementkind:at:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/visiblesupplementaryviews(ofkind:)`
  @Test func theVisibleViewsAreFound() {
    let source = ItemsSource((0..<100).map { ["item \($0)"] })
    let collection = UICollectionView.showing(source, layout: UICollectionViewFlowLayout.rows(header: 50))
      .laidOut()

    let visible = collection.visibleSupplementaryViews(ofKind: header).compactMap { $0 as? TextEdgeView }
    #expect(Set(visible.map(\.text)) == Set((0..<5).map { "header \($0): item \($0)" }))
    #expect(collection.visibleSupplementaryViews(ofKind: footer).isEmpty)
    #expect(collection.edge(ofSection: 4)?.text == "header 4: item 4")
    #expect(collection.edge(ofSection: 5) == nil)
    let attributes = collection.layoutAttributesForSupplementaryElement(ofKind: header, at: [5, 0])
    #expect(attributes?.frame == CGRect(x: 0, y: 500, width: 320, height: 50))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablesupplementaryview(ofkind:withreuseidentifier:for:)`
  /// and
  /// `developer.apple.com/documentation/uikit/uicollectionview/register(_:forsupplementaryviewofkind:withreuseidentifier:)`
  @Test func viewsAreReusedByKind() {
    let source = ItemsSource((0..<100).map { ["item \($0)"] })
    let collection = UICollectionView.showing(
      source,
      layout: UICollectionViewFlowLayout.rows(header: 30, footer: 20)
    )
    var headers: Set<UICollectionReusableView> = []
    var footers: Set<UICollectionReusableView> = []

    for offset in stride(from: 0, through: 9500, by: 75) {
      collection.scroll(to: CGFloat(offset))
      headers.formUnion(collection.visibleSupplementaryViews(ofKind: header))
      footers.formUnion(collection.visibleSupplementaryViews(ofKind: footer))
    }

    #expect(headers.count < 60)
    #expect(headers.isDisjoint(with: footers))
    #expect(headers.contains { ($0 as? TextEdgeView)?.preparations ?? 0 > 0 })
    #expect(headers.allSatisfy { $0.reuseIdentifier == "edge" })
    #expect(collection.edge(ofSection: 99)?.text == "header 99: item 99")
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/headerreferencesize`
  @Test func headersOfEmptySectionsAreShown() {
    let source = ItemsSource([[], [], ["a"]])
    let collection = UICollectionView.showing(source, layout: UICollectionViewFlowLayout.rows(header: 33))
      .laidOut()

    #expect((0..<3).map { collection.edge(ofSection: $0)?.frame.minY } == [0, 33, 66])
    #expect(collection.cellForItem(at: [2, 0])?.frame.minY == 99)
  }

  /// *Assumed*: no page says so.
  @Test func aHeaderFollowsItsSection() {
    let source = ItemsSource([["a"], ["b"]])
    let collection = UICollectionView.showing(source, layout: UICollectionViewFlowLayout.rows(header: 30))
      .laidOut()

    collection.performBatchUpdates {
      source.sections = [["new"], ["a"]]
      collection.deleteSections([1])
      collection.insertSections([0])
    }
    collection.layoutIfNeeded()

    #expect(collection.edge(ofSection: 0)?.text == "header 0: new")
    #expect(collection.edge(ofSection: 1)?.text.hasSuffix(": a") == true)
    #expect(collection.edge(ofSection: 1)?.frame.minY == 80)
    #expect(collection.visibleSupplementaryViews(ofKind: header).count == 2)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/reloadsections(_:)`
  @Test func aReloadedSectionsHeaderIsRequestedAgain() {
    let source = ItemsSource([["a"], ["b"]])
    let collection = UICollectionView.showing(source, layout: UICollectionViewFlowLayout.rows(header: 30))
      .laidOut()
    source.askedEdges = []

    source.sections[1] = ["B"]
    collection.reloadSections([1])
    collection.layoutIfNeeded()

    #expect(source.askedEdges == ["header 1"])
    #expect(collection.edge(ofSection: 1)?.text == "header 1: B")
  }

  /// *Assumed*: changed and inserted items don't request the section's header again.
  @Test func aHeaderStaysWhenItemsChange() {
    let source = ItemsSource([["a", "b"]])
    let collection = UICollectionView.showing(source, layout: UICollectionViewFlowLayout.rows(header: 30))
      .laidOut()
    let view = collection.edge(ofSection: 0)
    source.askedEdges = []

    collection.performBatchUpdates {
      source.sections = [["A", "b", "c"]]
      collection.reloadItems(at: [[0, 0]])
      collection.insertItems(at: [[0, 2]])
    }
    collection.layoutIfNeeded()

    #expect(source.askedEdges.isEmpty)
    #expect(collection.edge(ofSection: 0) === view)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/boundarysupplementaryitems`;
  /// that the index path has one index is *assumed*.
  @Test func aViewOfTheWholeLayoutHasAnIndexPathOfOneIndex() {
    let source = ItemsSource([["a"], ["b"]])
    let collection = withTopView(source)

    collection.layoutIfNeeded()

    let view = collection.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))
    #expect(source.askedEdges == ["top 0"])
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(collection.cellForItem(at: [0, 0])?.frame.minY == 40)
  }

  /// *Assumed*: no page says so. It is reported in `github.com/dotnet/maui/pull/34989`, whose fix is an empty section.
  @Test func aViewOfTheWholeLayoutNeedsASection() {
    let source = ItemsSource([])
    let collection = withTopView(source)
    func frame() -> CGRect? {
      collection.layoutIfNeeded()
      return collection.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))?.frame
    }

    let withoutSections = frame()
    collection.performBatchUpdates {
      source.sections = [[]]
      collection.insertSections([0])
    }
    let withAnEmptySection = frame()
    source.sections = []
    collection.reloadData()

    #expect(withoutSections == nil)
    #expect(withAnEmptySection == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(frame() == nil)
  }

  /// Makes a collection view with a view above all sections.
  private func withTopView(_ source: ItemsSource) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout(section: .grid(columns: 1, height: .absolute(50)))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [.header(.absolute(40), kind: "top")]
    layout.configuration = configuration
    let collection = UICollectionView.showing(source, layout: layout)
    collection.register(TextEdgeView.self, forSupplementaryViewOfKind: "top", withReuseIdentifier: "edge")
    return collection
  }
}
