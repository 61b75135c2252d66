public import Foundation

/// The appearance and behavior of a list in a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct`).
///
/// Here separators can't be configured individually.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum`).
  public enum Appearance: Sendable {
    /// A plain list, whose headers stay visible.
    case plain
    /// A grouped list.
    case grouped
    /// A grouped list that is inset from the edges.
    case insetGrouped
    /// A sidebar list that is inset from the edges.
    case sidebar
    /// A sidebar list from edge to edge.
    case sidebarPlain
  }

  /// The kind of header that a section has
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.enum`).
  public enum HeaderMode: Sendable {
    /// No header.
    case none
    /// A supplementary view.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// The kind of footer that a section has
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/footermode-swift.enum`).
  public enum FooterMode: Sendable {
    /// No footer.
    case none
    /// A supplementary view.
    case supplementary
  }

  /// A closure that returns the swipe actions of an item
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/swipeactionsconfigurationprovider`).
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance of the list
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.property`).
  public let appearance: Appearance

  /// Whether lines separate the rows
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/showsseparators`).
  public var showsSeparators = true

  /// The color behind the rows, or `nil` for the appearance's default
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/backgroundcolor`).
  public var backgroundColor: UIColor?

  /// The provider of leading swipe actions
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/leadingswipeactionsconfigurationprovider-swift.property`).
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The provider of trailing swipe actions
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/trailingswipeactionsconfigurationprovider-swift.property`).
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The kind of header that sections have
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.property`).
  public var headerMode = HeaderMode.none

  /// The kind of footer that sections have
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/footermode-swift.property`).
  public var footerMode = FooterMode.none

  /// The space above a header, or `nil` for the appearance's default: 22 points in a plain list and none in others,
  /// like in a table here
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headertoppadding`).
  public var headerTopPadding: CGFloat?

  /// Makes a configuration
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/init(appearance:)`).
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}
