public import Foundation

/// The looks and the behavior of a list in a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct`).
///
/// Lines between rows cannot be configured one by one here.
public struct UICollectionLayoutListConfiguration {
  /// How a list looks
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum`).
  public enum Appearance: Sendable {
    /// Like a plain table: headers stay in view.
    case plain
    /// Like a grouped table.
    case grouped
    /// Like a grouped table, away from the edges.
    case insetGrouped
    /// The list at the side of an app, away from the edges.
    case sidebar
    /// The list at the side of an app, from edge to edge.
    case sidebarPlain
  }

  /// What a section's header is
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.enum`).
  public enum HeaderMode: Sendable {
    /// There is none.
    case none
    /// A supplementary view.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// What a section's footer is
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/footermode-swift.enum`).
  public enum FooterMode: Sendable {
    /// There is none.
    case none
    /// A supplementary view.
    case supplementary
  }

  /// Answers what a swipe over an item brings up
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/swipeactionsconfigurationprovider`).
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// How the list looks
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.property`).
  public let appearance: Appearance

  /// Whether lines part the rows
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/showsseparators`).
  public var showsSeparators = true

  /// The color behind the rows, or `nil` for the appearance's
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/backgroundcolor`).
  public var backgroundColor: UIColor?

  /// What a swipe from the leading edge brings up
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/leadingswipeactionsconfigurationprovider-swift.property`).
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// What a swipe from the trailing edge brings up
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/trailingswipeactionsconfigurationprovider-swift.property`).
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// What headers are
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.property`).
  public var headerMode = HeaderMode.none

  /// What footers are
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/footermode-swift.property`).
  public var footerMode = FooterMode.none

  /// The room above a header, or `nil` for the appearance's: 22 points in a plain list and none in another, as in a
  /// table here
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headertoppadding`).
  public var headerTopPadding: CGFloat?

  /// Makes a configuration
  /// (`developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/init(appearance:)`).
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}
