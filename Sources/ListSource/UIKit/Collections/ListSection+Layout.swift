public import PlatformUIKit

extension ListSection {
  /// Sets the layout of the section in collection views. Table views ignore it.
  ///
  /// ```swift
  /// ListSection("photos") { Rows(photos, cell: PhotoCell.self) }.layout(.grid(columns: 3, spacing: 2))
  /// ```
  ///
  /// If any section declares a layout, the adapter installs its own layout in the collection view. In that layout,
  /// sections without a declared layout are plain lists.
  public func layout(_ layout: SectionLayout) -> ListSection {
    with(layout: DeclaredLayout(.shape(layout)))
  }

  /// Sets a custom layout of the section in collection views. Table views ignore it.
  ///
  /// A header or footer is shown only if the layout has a boundary item for it. The element kind of the item must be
  /// `UICollectionView.elementKindSectionHeader` or `elementKindSectionFooter`.
  ///
  /// - Parameter make: Returns the layout for an environment. Called whenever UIKit requests the layout. The list
  ///   retains the closure, so capture the controller weakly.
  /// - Returns: The section with the layout.
  public func layout(
    _ make:
      @escaping @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> ListSection {
    with(layout: DeclaredLayout(.provided(make)))
  }

  /// The section's layout in collection views, or nil if it declares none.
  var declaredLayout: DeclaredLayout? { layout as? DeclaredLayout }
}

/// The declared layout of a section in collection views.
final class DeclaredLayout {
  enum Kind {
    case shape(SectionLayout)
    case provided(@MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Returns whether two layouts are equal or are the same object.
  ///
  /// Layout closures cannot be compared, so two separate declarations with closures are never equal.
  func isSame(as other: DeclaredLayout?) -> Bool {
    if self === other { return true }
    guard case .shape(let one) = kind, case .shape(let two) = other?.kind else { return false }
    return one == two
  }

  /// Whether the section is a list with the `plain` or `sidebarPlain` appearance.
  var isPlainList: Bool {
    guard case .shape(let layout) = kind, case .list(let appearance) = layout.shape else { return false }
    return appearance == .plain || appearance == .sidebarPlain
  }

  /// Whether the header may stay visible while rows scroll behind it.
  ///
  /// The value is true for a custom layout, because the adapter cannot inspect it.
  var hasStickyHeader: Bool {
    guard case .shape(let layout) = kind else { return true }
    return layout.hasStickyHeader ?? isPlainList
  }
}
