public import Foundation

/// A closure that returns the preview of a context menu
/// (`developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider`).
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// A closure that returns a context menu
/// (`developer.apple.com/documentation/uikit/uicontextmenuactionprovider`).
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The menu that a long press shows (`developer.apple.com/documentation/uikit/uicontextmenuconfiguration`).
///
/// Previews are left out.
@MainActor
public final class UIContextMenuConfiguration: NSObject {
  /// The identifier of the menu
  /// (`developer.apple.com/documentation/uikit/uicontextmenuconfiguration/identifier`).
  public let identifier: any NSCopying

  let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration
  /// (`developer.apple.com/documentation/uikit/uicontextmenuconfiguration/init(identifier:previewprovider:actionprovider:)`).
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
