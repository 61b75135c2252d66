public import Foundation

/// A closure that returns a view controller for the preview of a context menu
/// (`developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider`).
///
/// Unlike in UIKit, the closure never runs, because context menus have no previews.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that returns a context menu, or `nil` for no menu
/// (`developer.apple.com/documentation/uikit/uicontextmenuactionprovider`).
///
/// The argument is an array of suggested elements. Unlike in UIKit, the array is always empty.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The configuration of a context menu, which a long press opens
/// (`developer.apple.com/documentation/uikit/uicontextmenuconfiguration`).
///
/// Unlike in UIKit, a context menu has no preview.
@MainActor
public final class UIContextMenuConfiguration: NSObject {
  /// The identifier of the configuration, unique by default
  /// (`developer.apple.com/documentation/uikit/uicontextmenuconfiguration/identifier`).
  public let identifier: any NSCopying

  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration for a context menu
  /// (`developer.apple.com/documentation/uikit/uicontextmenuconfiguration/init(identifier:previewprovider:actionprovider:)`).
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the configuration, or `nil` to create a unique one.
  ///   - previewProvider: A closure that PortableUIKit ignores.
  ///   - actionProvider: A closure that returns the menu. If you pass `nil`, no menu opens.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
    super.init()
  }
}
