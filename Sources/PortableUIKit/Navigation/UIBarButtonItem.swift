/// A button in a bar (`developer.apple.com/documentation/uikit/uibarbuttonitem`).
///
/// Unlike UIKit's, it has no styles, no menus, and no targets with selectors.
open class UIBarButtonItem: UIBarItem {
  /// The action of a tap, with the item as sender. Setting it sets the item's title and image
  /// (`developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction`).
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// Makes an item with a title and an image. An action's title and image replace them
  /// (`developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)`).
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = primaryAction?.title ?? title
    self.image = primaryAction?.image ?? image
    self.primaryAction = primaryAction
  }
}
