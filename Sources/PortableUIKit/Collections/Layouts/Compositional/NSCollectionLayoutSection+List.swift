import Foundation

extension NSCollectionLayoutSection {
  /// Makes a list section
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/list(using:layoutenvironment:)`).
  ///
  /// The heights of rows, headers and footers are estimated at 44 points until their views determine them. An inset
  /// list is 16 points away from the edges, like a table here. Headers of a plain list stay visible. Unlike in UIKit,
  /// there is no spacing between sections apart from their headers and footers.
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
  /// Makes a layout in which every section is a list
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
  /// Whether rows are inset from the edges.
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }

  /// Whether the list is plain, without a grouping of its rows by section.
  var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }
}
