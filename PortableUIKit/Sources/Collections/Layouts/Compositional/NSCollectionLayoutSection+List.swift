import Foundation

extension NSCollectionLayoutSection {
  /// Creates a section that displays its items as a list
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/list(using:layoutenvironment:)`).
  ///
  /// The heights of cells, headers and footers are estimated at 44 points until the views are measured. In an inset
  /// grouped list or a sidebar, the views are inset by 16 points from the leading and trailing edges. In a plain list
  /// or a plain sidebar, headers are pinned to the visible bounds.
  ///
  /// Unlike UIKit, PortableUIKit separates sections only by their headers, footers and header padding. It ignores the
  /// layout environment.
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
  /// Creates a layout that contains only list sections with the specified configuration
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
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }

  var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }
}
