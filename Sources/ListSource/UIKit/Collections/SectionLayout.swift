internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// How a section of a list lies in a collection view; table views ignore it.
///
/// ```swift
/// ListSection("photos", title: "Photos") { Rows(photos, cell: PhotoCell.self) }
///   .layout(.grid(columns: 3, spacing: 2, height: .ratio(1)).insets(NSDirectionalEdgeInsets(…)).stickyHeader())
/// ```
public struct SectionLayout: Sendable {
  enum Shape: Equatable, Sendable {
    case list(UICollectionLayoutListConfiguration.Appearance)
    case grid(columns: Int, spacing: Double, height: ItemLength)
    case carousel(width: ItemLength, height: ItemLength, spacing: Double)
  }

  let shape: Shape

  /// The room around the rows, headers and footers, if that is not the shape's own.
  private(set) var insets: NSDirectionalEdgeInsets?

  /// Whether the header stays in view as long as a row of the section does, if that is not as the shape has it.
  private(set) var hasStickyHeader: Bool?

  private init(_ shape: Shape) {
    self.shape = shape
  }

  /// One row below the other, as a list of UIKit's shows them: with lines between them, and with the swipe actions that
  /// the rows declare. A row is as high as its cell asks for; a height that is declared counts in table views only.
  public static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain
  ) -> SectionLayout {
    SectionLayout(.list(appearance))
  }

  /// Rows side by side in columns of the same width.
  ///
  /// - Parameters:
  ///   - columns: how many there are, 1 at least.
  ///   - spacing: the room between rows in both directions, in points.
  ///   - height: how high a row is: as high as its cell asks for unless given. A height that rows declare counts in table
  ///     views only.
  /// - Returns: the layout.
  public static func grid(
    columns: Int,
    spacing: Double = 0,
    height: ItemLength = .estimated(44)
  ) -> SectionLayout {
    if columns < 1 {
      Reports.report("A grid was given \(columns) columns, and has one. Give it 1 or more.")
    }
    return SectionLayout(
      .grid(columns: max(1, columns), spacing: checked(spacing), height: height.checked(or: .estimated(44)))
    )
  }

  /// Rows side by side that scroll from side to side by themselves.
  ///
  /// - Parameters:
  ///   - width: how wide a row is.
  ///   - height: how high a row is.
  ///   - spacing: the room between rows, in points.
  /// - Returns: the layout.
  public static func carousel(width: ItemLength, height: ItemLength, spacing: Double = 8) -> SectionLayout {
    let width = width.checked(or: .points(100))
    let height = height.checked(or: .estimated(44))
    return SectionLayout(
      .carousel(
        width: width.checked(or: .points(100), besides: height),
        height: height.checked(or: .estimated(44), besides: width),
        spacing: checked(spacing)
      )
    )
  }

  /// The layout with room around the rows, headers and footers, in points. A list in groups has room of its own, to which this is added.
  public func insets(_ insets: NSDirectionalEdgeInsets) -> SectionLayout {
    var copy = self
    copy.insets = insets
    return copy
  }

  /// The layout with a header that stays in view as long as a row of the section does, or does not. Plain lists have such
  /// headers unless told otherwise.
  public func stickyHeader(_ isSticky: Bool = true) -> SectionLayout {
    var copy = self
    copy.hasStickyHeader = isSticky
    return copy
  }

  private static func checked(_ spacing: Double) -> Double {
    if (0...10_000).contains(spacing) { return spacing }
    Reports.report("Rows were given a spacing of \(spacing) points, and have none. Give 0 to 10000 points.")
    return 0
  }
}

extension SectionLayout: Equatable {}

/// How wide or high a row is in a grid or a carousel.
public enum ItemLength: Hashable, Sendable {
  /// As its cell asks for; until it shows, that many points.
  case estimated(Double)

  /// That many points.
  case points(Double)

  /// Such a part of the width of the list: 1 is all of it, less the room around the rows.
  case fraction(Double)

  /// A height that is such a multiple of the row's width: 1 is a square. As a width it is that multiple of the height. The
  /// other of the two must be in points or a fraction; in a grid the width is known.
  case ratio(Double)
}

extension ItemLength {
  /// The length, or another one where no row can be that long, which is reported.
  fileprivate func checked(or other: ItemLength) -> ItemLength {
    let (number, range) =
      switch self {
      case .estimated(let number), .points(let number): (number, 0.5...1_000_000.0)
      case .fraction(let number), .ratio(let number): (number, 0.001...1_000.0)
      }
    if range.contains(number) { return self }
    Reports.report("A row was given a length of \(self), which none can have; \(other) counts.")
    return other
  }

  /// The length, or another one where it is a multiple of a length that is not known, which is reported.
  fileprivate func checked(or other: ItemLength, besides length: ItemLength) -> ItemLength {
    guard case .ratio = self else { return self }
    switch length {
    case .points, .fraction: return self
    case .estimated, .ratio:
      Reports.report(
        """
        A row of a carousel was given a length of \(self) of the other one, which is \(length) and not known; \(other) \
        counts. Give the other one in .points or as a .fraction.
        """
      )
      return other
    }
  }
}
