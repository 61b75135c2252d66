public import Foundation

/// An item that a bar displays as a button (`developer.apple.com/documentation/uikit/uibarbuttonitem`).
///
/// Unlike UIKit's class, it has no styles, menus or target-action properties.
open class UIBarButtonItem: UIBarItem {
  /// The action that runs, with this item as the sender, when the user taps the button
  /// (`developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction`).
  ///
  /// Setting an action also sets the item's title and image to the action's. Setting `nil` doesn't change them.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// Creates an item with a title, an image and an action
  /// (`developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)`).
  ///
  /// If there is an action, the item uses the action's title and image instead.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = primaryAction?.title ?? title
    self.image = primaryAction?.image ?? image
    self.primaryAction = primaryAction
  }
}

/// Buttons of a bar that are shown together (`developer.apple.com/documentation/uikit/uibarbuttonitemgroup`).
///
/// Unlike UIKit's class, a group is never replaced by its representative item.
@MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons of the group (`developer.apple.com/documentation/uikit/uibarbuttonitemgroup/barbuttonitems`).
  open var barButtonItems: [UIBarButtonItem]

  /// The button to show in place of the group if the bar is too narrow, or `nil`
  /// (`developer.apple.com/documentation/uikit/uibarbuttonitemgroup/representativeitem`).
  open var representativeItem: UIBarButtonItem?

  /// Creates a group of buttons
  /// (`developer.apple.com/documentation/uikit/uibarbuttonitemgroup/init(barbuttonitems:representativeitem:)`).
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}
