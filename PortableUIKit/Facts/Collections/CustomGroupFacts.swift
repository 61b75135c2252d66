import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct CustomGroupFacts {
  private let source = ItemsSource(items: 3)

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutgroup/custom(layoutsize:itemprovider:)`
  @Test func itemsHaveTheFramesThatTheClosureReturns() {
    let frames = [
      CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 110, y: 10, width: 50, height: 20),
      CGRect(x: 0, y: 90, width: 320, height: 30),
    ]
    let section = section(frames, height: 120)

    let list = UICollectionView.showing(source, layout: UICollectionViewCompositionalLayout(section: section))
      .laidOut()

    #expect(list.frames() == frames)
    #expect(list.contentSize.height == 120)
  }

  /// *Assumed*: after a batch update that changes the number of items, and after an invalidation, the layout asks for
  /// the section again.
  @Test func sectionIsAskedForAgainAfterAnUpdate() async {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let count = source.sections[0].count
      let frames = (0..<count).map { CGRect(x: 0, y: 30 * CGFloat($0), width: 320, height: 30) }
      return section(frames, height: 30 * CGFloat(count))
    }
    let list = UICollectionView.showing(source, layout: layout).laidOut()

    list.performBatchUpdates {
      source.sections[0].append("more")
      list.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    layout.invalidateLayout()
    list.layoutIfNeeded()

    #expect(list.contentSize.height == 120)
    #expect(list.frames().last?.minY == 90)
  }

  private func section(_ frames: [CGRect], height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    return NSCollectionLayoutSection(group: group)
  }
}
