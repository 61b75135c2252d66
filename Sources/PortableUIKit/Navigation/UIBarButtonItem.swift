/// A button in a bar (`developer.apple.com/documentation/uikit/uibarbuttonitem`).
///
/// It differs from UIKit's in what it does not have: styles, menus, and targets with selectors.
open class UIBarButtonItem: UIBarItem {
  /// What a tap does, with the item as sender; the item takes its title and image
  /// (`developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction`).
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// Makes an item with a title and an image, or with those of its action if it has one
  /// (`developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)`).
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = primaryAction?.title ?? title
    self.image = primaryAction?.image ?? image
    self.primaryAction = primaryAction
  }
}
