import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The work of scrolling doesn't grow with the number of items, measured in calls.
@MainActor
@Suite
struct CollectionManyItemsFacts {
  private let source = ItemsSource(items: 100_000)

  /// *Assumed*: no page says so.
  @Test func onlyVisibleItemsOfManyAreRequested() {
    let layout = CountingLayout()
    let collection = UICollectionView.showing(source, layout: layout).laidOut()
    let (counts, preparations) = (source.counts, layout.preparations)

    for offset in [2_500_000, 4_999_500, 4_990_000, 2_500_000, 100, 0] as [CGFloat] {
      source.askedItems = []
      layout.returnedAttributes = 0
      collection.scroll(to: offset)

      #expect(source.askedItems.allSatisfy { abs(CGFloat($0.item) * 50 - offset) < 1000 })
      #expect(source.askedItems.count <= 40)
      #expect(collection.visibleTexts.first == "item \(Int(offset) / 50)")
      #expect(layout.returnedAttributes < 10_000)
    }
    #expect(collection.contentSize.height == 5_000_000)
    #expect(source.counts == counts)
    #expect(layout.preparations == preparations)
  }

  /// *Assumed*: no page says so.
  @Test func scrollingDoesNotRequestSizesAgain() {
    let delegate = ItemSizeDelegate { CGSize(width: 320, height: $0.item.isMultiple(of: 2) ? 40 : 60) }
    let collection = UICollectionView.showing(source)
    collection.delegate = delegate
    collection.layoutIfNeeded()
    delegate.forget()

    for offset in [2_500_000, 4_999_500, 100, 0] as [CGFloat] {
      collection.scroll(to: offset)
    }

    #expect(delegate.asked.isEmpty)
    #expect(collection.contentSize.height == 5_000_000)
  }

  /// *Assumed*: no page says so.
  @Test(arguments: [1, 3])
  func aCompositionalLayoutRequestsItsSectionsOnce(columns: Int) {
    var questions = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      questions += 1
      return .grid(columns: columns, height: .absolute(50))
    }
    let collection = UICollectionView.showing(source, layout: layout).laidOut()
    let (asked, counts) = (questions, source.counts)
    source.askedItems = []

    for offset in [1_000_000, 1_600_000, 100] as [CGFloat] {
      collection.scroll(to: offset)
    }

    #expect(questions == asked)
    #expect(source.counts == counts)
    #expect(source.askedItems.count <= 3 * 24 * columns)
  }

  /// *Assumed*: items have the estimated height until they are visible.
  @Test func estimatedItemsAreMeasuredWhenTheyAreVisible() {
    let collection = UICollectionView.showing(
      source,
      layout: UICollectionViewCompositionalLayout.fittingRows(estimate: 50)
    ).laidOut()
    source.askedItems = []

    collection.scroll(to: 2_500_000)

    #expect(source.askedItems.count <= 40)
    #expect(collection.visibleItems.allSatisfy { $0.cell.measurements <= 10 })
    #expect(collection.contentSize.height == 5_000_000)
  }
}

/// A flow layout that counts calls and the attributes it returned.
private final class CountingLayout: UICollectionViewFlowLayout {
  private(set) var preparations = 0
  /// The number of attributes that it returned.
  var returnedAttributes = 0

  override init() {
    super.init()
    itemSize = CGSize(width: 320, height: 50)
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    returnedAttributes += attributes?.count ?? 0
    return attributes
  }
}
