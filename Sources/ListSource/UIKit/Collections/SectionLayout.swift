internal import KitSupport
public import PlatformUIKit

/// The layout of a section in a collection view. Table views ignore it.
///
/// ```swift
/// ListSection("photos", title: "Photos") { Rows(photos, cell: PhotoCell.self) }
///   .layout(.grid(columns: 3, spacing: 2, height: .ratio(1)).insets(NSDirectionalEdgeInsets(…)).stickyHeader())
/// ```
public struct SectionLayout: Sendable {
  /// The appearance of a list, as `UICollectionLayoutListConfiguration.Appearance`, which is not sendable.
  public enum ListAppearance: Sendable {
    /// Rows from edge to edge, with sticky headers.
    case plain

    /// Rows from edge to edge, in groups.
    case grouped

    /// Rows in groups with rounded corners and side margins.
    case insetGrouped

    /// Rows of a sidebar.
    case sidebar

    /// Rows of a sidebar with a plain background.
    case sidebarPlain
  }

  enum Shape: Equatable, Sendable {
    case list(ListAppearance)
    case grid(columns: Int, spacing: Double, height: ItemLength)
    case carousel(width: ItemLength, height: ItemLength, spacing: Double, paging: Paging)
    case waterfall(columns: Int, spacing: Double)
  }

  typealias Paging = UICollectionLayoutSectionOrthogonalScrollingBehavior

  let shape: Shape
  private(set) var insets: NSDirectionalEdgeInsets?

  /// Whether the header stays visible while any row of its section is visible, or nil for the default of the shape.
  private(set) var hasStickyHeader: Bool?
  fileprivate(set) var options: ListOptions?

  /// Returns the layout of a UIKit list, with separators and the declared swipe actions.
  ///
  /// The rows are self-sizing. Declared heights apply only in table views.
  ///
  /// `configure` changes the options, for example by `{ $0.showsSeparators = false }`. Before, they have the header mode,
  /// the footer mode and the swipe actions that the section declares. If a later list has other options, it is laid out
  /// again. Closures cannot be compared, so with an `itemSeparatorHandler`, every list is.
  public static func list(
    _ appearance: ListAppearance = .plain,
    configure: (@MainActor (_ configuration: inout UICollectionLayoutListConfiguration) -> Void)? = nil
  ) -> SectionLayout {
    SectionLayout(shape: .list(appearance), options: configure.map(ListOptions.init))
  }

  /// Returns a grid layout with columns of equal width.
  ///
  /// The spacing between items is the same in both directions, in points. Declared row heights apply only in table
  /// views. Each impossible value, such as a negative spacing, is reported and replaced: a number of columns by 1, a
  /// spacing by 0, and a height by a self-sizing height.
  public static func grid(
    columns: Int,
    spacing: Double = 0,
    height: ItemLength = .estimated(44)
  ) -> SectionLayout {
    let columns = checked(columns, "grid")
    return SectionLayout(
      shape: .grid(columns: columns, spacing: checked(spacing), height: height.checked(or: .estimated(44)))
    )
  }

  /// Returns a layout with a single horizontal line of items, which scrolls horizontally.
  ///
  /// Each impossible value is reported and replaced: a width by 100 points, a height by a self-sizing height, and a
  /// spacing, which is in points, by 0. `paging` is where the line stops after a drag: anywhere by default, which `none`
  /// means too.
  public static func carousel(
    width: ItemLength,
    height: ItemLength,
    spacing: Double = 8,
    paging: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> SectionLayout {
    let width = width.checked(or: .points(100))
    let height = height.checked(or: .estimated(44))
    return SectionLayout(
      shape: .carousel(
        width: width.checked(or: .points(100), besides: height),
        height: height.checked(or: .estimated(44), besides: width),
        spacing: checked(spacing),
        paging: paging == .none ? .continuous : paging
      )
    )
  }

  /// Returns a layout with columns of equal width, in which each item is in the column that ends first.
  ///
  /// With one column, this is a list with declared heights. Heights must be known before the items show, so
  /// ``CellHeight/automatic`` is reported, and such an item is 44 points high.
  ///
  /// The spacing is in points, and the same in both directions. An impossible number of columns is reported and replaced
  /// by 1, and an impossible spacing by 0.
  public static func waterfall(columns: Int, spacing: Double = 0) -> SectionLayout {
    SectionLayout(shape: .waterfall(columns: checked(columns, "waterfall"), spacing: checked(spacing)))
  }

  /// Sets the insets around the rows, header and footer of the section, in points. A list adds them to its own.
  public func insets(_ insets: NSDirectionalEdgeInsets) -> SectionLayout {
    modified(self) { $0.insets = insets }
  }

  /// Sets whether the header stays visible while any row of its section is visible, as by default in plain lists.
  public func stickyHeader(_ isSticky: Bool = true) -> SectionLayout {
    modified(self) { $0.hasStickyHeader = isSticky }
  }

  private static func checked(_ columns: Int, _ layout: ReportText) -> Int {
    if columns >= 1 { return columns }
    Reports.report("A \(layout) cannot have \(columns) columns and uses 1 instead. Use 1 or more.")
    return 1
  }

  private static func checked(_ spacing: Double) -> Double {
    if (0...10_000).contains(spacing) { return spacing }
    Reports.report("A spacing of \(spacing) points is impossible, so there is none. Use 0 to 10000 points.")
    return 0
  }
}

extension SectionLayout: Equatable {}

/// The closure that sets the options of a list. Closures cannot be compared, so only copies are equal.
final class ListOptions: Equatable, Sendable {
  let configure: @MainActor (inout UICollectionLayoutListConfiguration) -> Void

  init(_ configure: @escaping @MainActor (inout UICollectionLayoutListConfiguration) -> Void) {
    self.configure = configure
  }

  static func == (one: ListOptions, other: ListOptions) -> Bool { one === other }
}

/// The width or height of an item in a grid or a carousel.
public enum ItemLength: Hashable, Sendable {
  /// The length of a self-sizing item: an estimate in points, which is used until the cell is displayed.
  case estimated(Double)

  /// A fixed length in points.
  case points(Double)

  /// A fraction of the list's width inside the section's insets.
  case fraction(Double)

  /// A multiple of the item's other length, which must be in points or a fraction. In a grid, the width is always
  /// known, so that a height with a ratio of 1 makes the item square.
  case ratio(Double)
}

extension ItemLength {
  /// Returns the length if its value is in the allowed range. Otherwise reports the length and returns `other`.
  fileprivate func checked(or other: ItemLength) -> ItemLength {
    let (number, range) =
      switch self {
      case .estimated(let number), .points(let number): (number, 0.5...1_000_000.0)
      case .fraction(let number), .ratio(let number): (number, 0.001...1_000.0)
      }
    if range.contains(number) { return self }
    Reports.report("An item cannot have a length of \(self) and uses \(other) instead.")
    return other
  }

  /// Returns `other` and reports a ratio if `length`, the item's other dimension, is estimated or also a ratio.
  fileprivate func checked(or other: ItemLength, besides length: ItemLength) -> ItemLength {
    guard case .ratio = self else { return self }
    switch length {
    case .points, .fraction: return self
    case .estimated, .ratio:
      Reports.report(
        """
        An item of a carousel cannot have a length of \(self), because its other length, \(length), is unknown. It \
        uses \(other) instead. Use .points or .fraction for the other length.
        """
      )
      return other
    }
  }
}

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

  /// Sets a custom layout of the section in collection views: what a closure returns whenever UIKit requests the layout.
  /// Table views ignore it. The list retains the closure, so capture the controller weakly.
  ///
  /// A header or footer is shown only if the layout has a boundary item for it. The element kind of the item must be
  /// `UICollectionView.elementKindSectionHeader` or `elementKindSectionFooter`.
  public func layout(
    _ make:
      @escaping @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> ListSection {
    with(layout: DeclaredLayout(.provided(make)))
  }

  var declaredLayout: DeclaredLayout? { layout as? DeclaredLayout }
}

extension ListSource {
  /// Sets the layout, in collection views, of all sections that declare none. Table views ignore it.
  ///
  /// ```swift
  /// ListSource { Rows(photos, cell: PhotoCell.self) }.layout(.grid(columns: 3, spacing: 2))
  /// ```
  ///
  /// The layout applies to the sections that the list has now, so a second call has no effect.
  ///
  /// - Complexity: Linear in the number of sections.
  public func layout(_ layout: SectionLayout) -> ListSource {
    with(layout: DeclaredLayout(.shape(layout)))
  }

  /// Sets a custom layout, as of a section, of all sections that declare none. Table views ignore it.
  ///
  /// - Complexity: Linear in the number of sections.
  public func layout(
    _ make:
      @escaping @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> ListSource {
    with(layout: DeclaredLayout(.provided(make)))
  }

  private func with(layout: DeclaredLayout) -> ListSource {
    with(sections: sections.map { $0.layout == nil ? $0.with(layout: layout) : $0 })
  }
}

final class DeclaredLayout {
  enum Kind {
    case shape(SectionLayout)
    case provided(@MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Layout closures cannot be compared, so two separate declarations with closures are never equal.
  @MainActor
  func isSame(as other: DeclaredLayout?) -> Bool {
    if self === other { return true }
    guard case .shape(let one) = kind, case .shape(var two) = other?.kind else { return false }
    if one.options != two.options, let values = one.optionValues, values == two.optionValues {
      two.options = one.options
    }
    return one == two
  }

  private var shape: SectionLayout.Shape? {
    if case .shape(let layout) = kind { layout.shape } else { nil }
  }

  var isList: Bool { if case .list? = shape { true } else { false } }
  var isWaterfall: Bool { if case .waterfall? = shape { true } else { false } }
  var isPlainList: Bool { shape == .list(.plain) || shape == .list(.sidebarPlain) }

  /// Whether the header may stay visible while rows scroll behind it, as in a custom layout, which is not inspected.
  var hasStickyHeader: Bool {
    guard case .shape(let layout) = kind else { return true }
    return layout.hasStickyHeader ?? isPlainList
  }
}
