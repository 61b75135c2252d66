import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension UICollectionViewFlowLayout {
  /// A layout of items one below another, 50 points high and as wide as the collection views of these tests.
  static func rows(header: CGFloat = 0, footer: CGFloat = 0) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    layout.footerReferenceSize = CGSize(width: 0, height: footer)
    return layout
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of items one below another, in the heights that their cells prefer, with or without headers.
  static func fittingRows(
    estimate: CGFloat,
    header: CGFloat? = nil
  ) -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection.grid(columns: 1, height: .estimated(estimate))
    section.boundarySupplementaryItems = header.map { [.header(.estimated($0))] } ?? []
    return UICollectionViewCompositionalLayout(section: section)
  }
}

extension NSCollectionLayoutSection {
  /// A section of items in columns of equal width.
  static func grid(
    columns: Int,
    height: NSCollectionLayoutDimension,
    spacing: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: height
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      repeatingSubitem: item,
      count: columns
    )
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return section
  }

  /// A section of items side by side that scrolls orthogonally.
  static func carousel(
    width: CGFloat,
    height: CGFloat,
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return section
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// A header across the section.
  static func header(
    _ height: NSCollectionLayoutDimension,
    kind: String = UICollectionView.elementKindSectionHeader
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    edge(height, kind: kind, alignment: .top)
  }

  /// A footer across the section.
  static func footer(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutBoundarySupplementaryItem {
    edge(height, kind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
  }

  private static func edge(
    _ height: NSCollectionLayoutDimension,
    kind: String,
    alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: kind,
      alignment: alignment
    )
  }
}
