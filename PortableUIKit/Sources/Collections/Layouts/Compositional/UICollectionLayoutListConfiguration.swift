public import Foundation

/// The appearance and behavior of a list in a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct`).
///
/// In PortableUIKit, all visible separators have the same appearance.
public struct UICollectionLayoutListConfiguration {
  /// The overall appearance of a list
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum`).
  public enum Appearance {
    /// A plain list. Its headers are pinned to the visible bounds.
    case plain
    /// A list with grouped sections that extend from edge to edge.
    case grouped
    /// A list with grouped sections that are inset from the edges.
    case insetGrouped
    /// A sidebar list with cells that are inset from the edges.
    case sidebar
    /// A sidebar list with pinned headers, and cells that extend from edge to edge.
    case sidebarPlain
  }

  /// The type of header in the sections of a list
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.enum`).
  public enum HeaderMode {
    /// The sections have no headers.
    case none
    /// Each section has a supplementary view as its header.
    case supplementary
    /// The first item of each section serves as the section's header. In PortableUIKit, it looks like other items.
    case firstItemInSection
  }

  /// The type of footer in the sections of a list
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/footermode-swift.enum`).
  public enum FooterMode {
    /// The sections have no footers.
    case none
    /// Each section has a supplementary view as its footer.
    case supplementary
  }

  /// The type of a closure that returns the swipe actions of an item, or `nil` if there are none
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/swipeactionsconfigurationprovider`).
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The overall appearance of the list
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.property`).
  public let appearance: Appearance

  /// Whether the list draws separators between cells
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/showsseparators`).
  ///
  /// The default value is `true`.
  public var showsSeparators = true

  /// The background color of the list, or `nil` for the default color of the appearance
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/backgroundcolor`).
  ///
  /// In PortableUIKit, the configuration of the first section determines the background of the whole collection view.
  public var backgroundColor: UIColor?

  /// The closure that provides an item's leading swipe actions, or `nil` if items have none
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/leadingswipeactionsconfigurationprovider-swift.property`).
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The closure that provides an item's trailing swipe actions, or `nil` if items have none
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/trailingswipeactionsconfigurationprovider-swift.property`).
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The type of the sections' headers
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.property`).
  ///
  /// The default value is `none`.
  public var headerMode = HeaderMode.none

  /// The type of the sections' footers
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/footermode-swift.property`).
  ///
  /// The default value is `none`.
  public var footerMode = FooterMode.none

  /// The space above each header, in points, or `nil` to use the default of the appearance
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headertoppadding`).
  ///
  /// In PortableUIKit, the default is 22 points in a plain list or a plain sidebar, and 0 in any other list.
  public var headerTopPadding: CGFloat?

  /// The separators of the list
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/separatorconfiguration`).
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// The type of a closure that returns the separators of an item
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/itemseparatorhandler-swift.typealias`).
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ configuration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// The closure that changes the separators of single items, or `nil`
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/itemseparatorhandler-swift.property`).
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Creates a configuration with the specified appearance
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/init(appearance:)`).
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The separators of an item in a list
/// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct`).
///
/// PortableUIKit draws only bottom separators, all in the same color. `automatic` is the same as `visible`.
public struct UIListSeparatorConfiguration {
  /// Whether a separator is visible
  /// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/visibility`).
  public enum Visibility: Sendable {
    /// The list decides.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// The visibility of the separator above the item
  /// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/topseparatorvisibility`).
  public var topSeparatorVisibility = Visibility.automatic

  /// The visibility of the separator below the item
  /// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/bottomseparatorvisibility`).
  public var bottomSeparatorVisibility = Visibility.automatic

  /// Creates the separators of an appearance
  /// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/init(listappearance:)`).
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
