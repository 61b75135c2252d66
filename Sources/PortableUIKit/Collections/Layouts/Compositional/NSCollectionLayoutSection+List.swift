import Foundation

extension NSCollectionLayoutSection {
  /// Makes a section that is a list
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/list(using:layoutenvironment:)`).
  ///
  /// Rows, headers and footers are as high as their views ask for, and 44 points until then. A list that is inset is
  /// 16 points away from the edges, as a table is here; headers of a plain list stay in view. Unlike UIKit's, sections
  /// have no more room between them than their headers and footers take.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(UITableView.standardRowHeight)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    section.list = configuration
    let inset: CGFloat = configuration.isInset ? 16 : 0
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      header.pinToVisibleBounds = configuration.isPlain
      header.padding = configuration.headerTopPadding?.points ?? (configuration.isPlain ? 22 : 0)
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size,
          elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom
        )
      )
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Makes a layout whose sections are all such a list
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/list(using:)`).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension UICollectionLayoutListConfiguration {
  /// Whether rows are away from the edges.
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }

  /// Whether rows follow one another without groups.
  var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }
}
