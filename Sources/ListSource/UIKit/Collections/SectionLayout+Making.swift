internal import Foundation
internal import PlatformUIKit

/// The values, besides the declared layout, that determine the UIKit layout of a section.
@MainActor
struct SectionSurroundings {
  let supplements: [SupplementKind]
  let environment: any NSCollectionLayoutEnvironment
  let swipes: (SwipeEdge) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider

  /// The number of rows. Only waterfalls use it.
  let count: Int
  /// Returns the height of a row with the given width, both in points. Only waterfalls use it.
  let height: (_ row: Int, _ width: Double) -> Double

  /// Returns the width of the section inside its leading and trailing insets, in points.
  fileprivate func room(inside insets: NSDirectionalEdgeInsets) -> Double {
    Double(environment.container.effectiveContentSize.width - insets.leading - insets.trailing)
  }
}

extension SectionLayout {
  @MainActor
  func make(in surroundings: SectionSurroundings) -> NSCollectionLayoutSection {
    switch shape {
    case .list(let appearance): list(appearance, in: surroundings)
    case .grid(let columns, let spacing, let height):
      grid(columns: columns, spacing: spacing, height: height, in: surroundings)
    case .carousel(let width, let height, let spacing, let paging):
      carousel(width: width, height: height, spacing: spacing, paging, in: surroundings)
    case .waterfall(let columns, let spacing):
      waterfall(columns: columns, spacing: spacing, in: surroundings)
    }
  }

  @MainActor
  private func list(
    _ appearance: ListAppearance,
    in surroundings: SectionSurroundings
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance.inUIKit)
    configuration.headerMode = surroundings.supplements.contains(.header) ? .supplementary : .none
    configuration.footerMode = surroundings.supplements.contains(.footer) ? .supplementary : .none
    configuration.leadingSwipeActionsConfigurationProvider = surroundings.swipes(.leading)
    configuration.trailingSwipeActionsConfigurationProvider = surroundings.swipes(.trailing)
    options?.configure(&configuration)
    let section = NSCollectionLayoutSection.list(
      using: configuration,
      layoutEnvironment: surroundings.environment
    )
    if let insets {
      section.contentInsets.top += insets.top
      section.contentInsets.leading += insets.leading
      section.contentInsets.bottom += insets.bottom
      section.contentInsets.trailing += insets.trailing
    }
    if let hasStickyHeader {
      for item in section.boundarySupplementaryItems
      where item.elementKind == UICollectionView.elementKindSectionHeader {
        item.pinToVisibleBounds = hasStickyHeader
      }
    }
    return section
  }

  @MainActor
  private func grid(
    columns: Int,
    spacing: Double,
    height: ItemLength,
    in surroundings: SectionSurroundings
  ) -> NSCollectionLayoutSection {
    let insets = insets ?? .zero
    let room = surroundings.room(inside: insets)
    let width = SectionLayout.width(ofEach: columns, spacing: spacing, in: room)
    let dimension = height.dimension(ofOther: .points(width), inRoom: room)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(CGFloat(width)),
        heightDimension: dimension
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: dimension),
      repeatingSubitem: item,
      count: columns
    )
    group.interItemSpacing = .fixed(CGFloat(spacing))
    return section(of: group, spacing: spacing, insets: insets, in: surroundings)
  }

  private static func width(ofEach columns: Int, spacing: Double, in room: Double) -> Double {
    let exact = max(1, room - Double(columns - 1) * spacing) / Double(columns)
    // Rounded down so that all columns fit.
    return (exact * 1_000).rounded(.down) / 1_000
  }

  /// Makes a section of a single group with all rows, because the place of each row depends on those before it.
  @MainActor
  private func waterfall(
    columns: Int,
    spacing: Double,
    in surroundings: SectionSurroundings
  ) -> NSCollectionLayoutSection {
    let insets = insets ?? .zero
    let room = surroundings.room(inside: insets)
    let width = SectionLayout.width(ofEach: columns, spacing: spacing, in: room)
    var ends = Array(repeating: 0.0, count: columns)
    // A group has at least one item, also in an empty section.
    let frames = (0..<max(1, surroundings.count)).map { row in
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let height = surroundings.height(row, width)
      defer { ends[column] += height + spacing }
      return CGRect(x: Double(column) * (width + spacing), y: ends[column], width: width, height: height)
    }
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(max(1, CGFloat((ends.max() ?? 0) - spacing)))
      )
    ) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    return section(of: group, spacing: spacing, insets: insets, in: surroundings)
  }

  @MainActor
  private func carousel(
    width: ItemLength,
    height: ItemLength,
    spacing: Double,
    _ paging: Paging,
    in surroundings: SectionSurroundings
  ) -> NSCollectionLayoutSection {
    let insets = insets ?? NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let room = surroundings.room(inside: insets)
    let size = NSCollectionLayoutSize(
      widthDimension: width.dimension(ofOther: height, inRoom: room),
      heightDimension: height.dimension(ofOther: width, inRoom: room)
    )
    // A self-sizing item needs its own estimated dimension, because a fraction refers to the group.
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width.isEstimated ? size.widthDimension : .fractionalWidth(1),
        heightDimension: height.isEstimated ? size.heightDimension : .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = section(of: group, spacing: spacing, insets: insets, in: surroundings)
    section.orthogonalScrollingBehavior = paging
    return section
  }

  @MainActor
  private func section(
    of group: NSCollectionLayoutGroup,
    spacing: Double,
    insets: NSDirectionalEdgeInsets,
    in surroundings: SectionSurroundings
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = CGFloat(spacing)
    section.contentInsets = insets
    section.boundarySupplementaryItems = surroundings.supplements.map { kind in
      let alignment: NSRectAlignment = kind == .header ? .top : .bottom
      let item = NSCollectionLayoutBoundarySupplementaryItem(kind.elementKind, alignment)
      if kind == .header { item.pinToVisibleBounds = hasStickyHeader ?? false }
      return item
    }
    return section
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Creates a self-sizing item as wide as its section or list.
  convenience init(_ kind: String, _ alignment: NSRectAlignment) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    self.init(layoutSize: size, elementKind: kind, alignment: alignment)
  }
}

extension SectionLayout {
  /// The values that the options of a list set, or nil if there are closures among them.
  @MainActor
  var optionValues: [AnyHashable]? {
    guard case .list(let appearance) = shape else { return nil }
    var values: [AnyHashable] = []
    // The options can leave the modes of the section as they are, or set the same ones.
    for hasSupplements in [false, true] {
      var set = UICollectionLayoutListConfiguration(appearance: appearance.inUIKit)
      if hasSupplements { (set.headerMode, set.footerMode) = (.supplementary, .supplementary) }
      options?.configure(&set)
      guard set.itemSeparatorHandler == nil, set.leadingSwipeActionsConfigurationProvider == nil,
        set.trailingSwipeActionsConfigurationProvider == nil
      else { return nil }
      values += [set.showsSeparators, set.separatorConfiguration, set.backgroundColor]
      values += [set.headerMode, set.footerMode, set.headerTopPadding]
    }
    return values
  }
}

extension SectionLayout.ListAppearance {
  fileprivate var inUIKit: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

extension ItemLength {
  fileprivate var isEstimated: Bool {
    if case .estimated = self { true } else { false }
  }

  /// Returns the length as a UIKit dimension. `other` is the item's length in the other direction, and `room` is the
  /// width of the section inside its insets, in points.
  @MainActor
  fileprivate func dimension(ofOther other: ItemLength, inRoom room: Double) -> NSCollectionLayoutDimension {
    switch (self, other) {
    case (.points(let points), _): .absolute(CGFloat(points))
    case (.estimated(let points), _): .estimated(CGFloat(points))
    case (.fraction(let part), _): .fractionalWidth(CGFloat(part))
    case (.ratio(let ratio), .points(let points)): .absolute(CGFloat(ratio * points))
    case (.ratio(let ratio), .fraction(let part)): .absolute(CGFloat(ratio * part * room))
    case (.ratio(let ratio), _): .fractionalWidth(CGFloat(ratio))
    }
  }
}
