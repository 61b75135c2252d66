public import Foundation

/// The appearance and behavior of a list in a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct`).
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

  /// The separators of the section
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/separatorconfiguration`).
  ///
  /// It only takes effect if ``showsSeparators`` is `true`.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// The type of a closure that receives the separators of an item and returns those to use
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/itemseparatorhandler-swift.typealias`).
  ///
  /// The visibility and the insets that it receives are those of the item, and not automatic.
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration)
    -> UIListSeparatorConfiguration

  /// The closure that returns the final separators of an item, or `nil` to use those of the section
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/itemseparatorhandler-swift.property`).
  ///
  /// In PortableUIKit, it is called whenever the item is drawn, and not if ``showsSeparators`` is `false`.
  public var itemSeparatorHandler: ItemSeparatorHandler?

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

  /// Creates a configuration with the specified appearance
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/init(appearance:)`).
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
