#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension ListSection {
  /// The section with a layout in collection views. Table views ignore it.
  ///
  /// ```swift
  /// ListSection("photos") { Rows(photos, cell: PhotoCell.self) }.layout(.grid(columns: 3, spacing: 2))
  /// ```
  ///
  /// As soon as one section of a list declares a layout the adapter gives the collection view a layout of its own; sections
  /// that declare none are plain lists in it.
  public func layout(_ layout: SectionLayout) -> ListSection {
    with(layout: DeclaredLayout(.shape(layout)))
  }

  /// The section with a layout of the app's own in collection views. Table views ignore it.
  ///
  /// A header, a footer or a title of the section shows where the layout has a boundary item of the kind
  /// `UICollectionView.elementKindSectionHeader` or `elementKindSectionFooter`.
  ///
  /// - Parameter make: makes the layout, given what surrounds the section. It is called again whenever UIKit asks, and the
  ///   list keeps it, so capture the controller weakly.
  /// - Returns: the section.
  public func layout(
    _ make:
      @escaping @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> ListSection {
    with(layout: DeclaredLayout(.provided(make)))
  }

  /// How it lies in a collection view, if that is declared.
  var declaredLayout: DeclaredLayout? { layout as? DeclaredLayout }
}

/// How a section lies in a collection view.
final class DeclaredLayout {
  enum Kind {
    case shape(SectionLayout)
    case provided(@MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Whether the other is the same for sure. Closures are not compared.
  func isSame(as other: DeclaredLayout?) -> Bool {
    if self === other { return true }
    guard case .shape(let one) = kind, case .shape(let two) = other?.kind else { return false }
    return one == two
  }

  /// Whether the section is a list whose headers are those of a plain one.
  var isPlainList: Bool {
    guard case .shape(let layout) = kind, case .list(let appearance) = layout.shape else { return false }
    return appearance == .plain || appearance == .sidebarPlain
  }

  /// Whether the header may stay in view while rows pass below it. Nobody knows that of a layout of the app's.
  var hasStickyHeader: Bool {
    guard case .shape(let layout) = kind else { return true }
    return layout.hasStickyHeader ?? isPlainList
  }
}
