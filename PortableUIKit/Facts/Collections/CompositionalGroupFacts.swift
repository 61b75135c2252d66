import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct CompositionalGroupFacts {
  private let source = ItemsSource(items: 7)

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:repeatingsubitem:count:)`;
  /// that fractions shrink if they don't fit beside the spacing is *assumed*.
  @Test func aGridHasColumnsOfEqualWidth() {
    let frames = frames(.grid(columns: 3, height: .absolute(40), spacing: 10))

    #expect(frames.map { $0.minX.rounded() } == [0, 110, 220, 0, 110, 220, 0])
    #expect(frames.map { $0.width.rounded() } == Array(repeating: 100, count: 7))
    #expect(frames.map(\.minY) == [0, 0, 0, 50, 50, 50, 100])
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutdimension/fractionalwidth(_:)`: a height may be a
  /// fraction of the width.
  @Test func aSquareIsAsHighAsItIsWide() {
    let frames = frames(.grid(columns: 4, height: .fractionalWidth(0.25)))

    #expect(frames.prefix(4).map(\.size) == Array(repeating: CGSize(width: 80, height: 80), count: 4))
    #expect(frames.last?.origin == CGPoint(x: 160, y: 80))
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:subitems:)`: the items are
  /// repeated until the group is full.
  @Test func aGroupHasAsManyItemsAsFit() {
    let group = row(ofWidth: .absolute(100))

    let frames = frames(NSCollectionLayoutSection(group: group))

    #expect(frames.map(\.minX) == [0, 100, 200, 0, 100, 200, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 40, 40, 40, 80])
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutgroup/interitemspacing` and
  /// `developer.apple.com/documentation/uikit/nscollectionlayoutspacing/flexible(_:)`
  @Test func flexibleSpacingFillsTheRemainingSpace() {
    let group = row(ofWidth: .absolute(100))
    group.interItemSpacing = .flexible(5)

    let frames = frames(NSCollectionLayoutSection(group: group))

    #expect(frames.prefix(3).map(\.minX) == [0, 110, 220])
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutgroup`: a group is an item and can be in another group.
  @Test func aGroupCanContainAGroup() {
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5),
      heightDimension: .fractionalHeight(1)
    )
    let small = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(0.5)
    )
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: half,
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: small),
      count: 2
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(100)
      ),
      subitems: [NSCollectionLayoutItem(layoutSize: half), pair]
    )

    let frames = frames(NSCollectionLayoutSection(group: group))

    #expect(
      frames.prefix(4) == [
        CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 160, y: 0, width: 160, height: 50),
        CGRect(x: 160, y: 50, width: 160, height: 50), CGRect(x: 0, y: 100, width: 160, height: 100),
      ]
    )
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutitem/contentinsets`: the insets are inside the item's
  /// size.
  @Test func insetsOfAnItemMakeItSmaller() {
    let insets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    let group = row(ofWidth: .fractionalWidth(0.5), insets: insets)

    let frames = frames(NSCollectionLayoutSection(group: group))

    #expect(
      frames.prefix(3) == [
        CGRect(x: 3, y: 2, width: 152, height: 34), CGRect(x: 163, y: 2, width: 152, height: 34),
        CGRect(x: 3, y: 42, width: 152, height: 34),
      ]
    )
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutsection/contentinsets` and
  /// `developer.apple.com/documentation/uikit/nscollectionlayoutsection/intergroupspacing`
  @Test func insetsOfASectionAreAroundItsGroups() {
    let section = NSCollectionLayoutSection.grid(columns: 1, height: .absolute(40))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.interGroupSpacing = 5

    let collection = showing(UICollectionViewCompositionalLayout(section: section), [["a", "b"], ["c"]])

    #expect(
      collection.frames() == [
        CGRect(x: 20, y: 10, width: 260, height: 40), CGRect(x: 20, y: 55, width: 260, height: 40),
      ]
    )
    #expect(collection.frames(ofSection: 1).map(\.minY) == [135])
    #expect(collection.contentSize == CGSize(width: 320, height: 205))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/intersectionspacing`
  @Test func theConfigurationAddsSpacingBetweenSections() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 25
    let layout = UICollectionViewCompositionalLayout(
      section: .grid(columns: 1, height: .absolute(40)),
      configuration: configuration
    )

    let collection = showing(layout, [["a"], ["b"]])

    #expect(collection.frames(ofSection: 1).map(\.minY) == [65])
    #expect(collection.contentSize.height == 105)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(section:)`: groups fill the
  /// width of the view.
  @Test func groupsFollowTheWidthOfTheView() {
    let layout = UICollectionViewCompositionalLayout(section: .grid(columns: 2, height: .absolute(40)))
    let collection = showing(layout, [["a", "b", "c"]])

    collection.frame.size.width = 200
    collection.layoutIfNeeded()

    #expect(collection.frames().map(\.minX) == [0, 100, 0])
    #expect(collection.cellForItem(at: [0, 1])?.frame.width == 100)
  }

  /// A row of items with a height of 40 points.
  private func row(
    ofWidth width: NSCollectionLayoutDimension,
    insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(40))
    )
    item.contentInsets = insets
    return .horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitems: [item]
    )
  }

  private func frames(_ section: NSCollectionLayoutSection) -> [CGRect] {
    UICollectionView.showing(source, layout: UICollectionViewCompositionalLayout(section: section)).laidOut()
      .frames()
  }

  private func showing(_ layout: UICollectionViewLayout, _ sections: [[String]]) -> UICollectionView {
    source.sections = sections
    return UICollectionView.showing(source, layout: layout).laidOut()
  }
}
