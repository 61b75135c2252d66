public import Foundation

/// What a navigation bar shows of a controller
/// (`developer.apple.com/documentation/uikit/uinavigationitem`).
@MainActor
open class UINavigationItem: NSObject {
  /// Tells the bar, while the item is in one.
  var onChange: () -> Void = {}

  /// The title in the middle, and of the button that leads back to it
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/title`).
  open var title: String? {
    didSet { onChange() }
  }

  /// The buttons at the left, from the edge inwards, in place of the one that leads back
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitems`).
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange() }
  }

  /// The buttons at the right, from the edge inwards
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitems`).
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange() }
  }

  /// The first button at the left (`developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitem`).
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the right
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem`).
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Makes an item with a title (`developer.apple.com/documentation/uikit/uinavigationitem/init(title:)`).
  public init(title: String) {
    self.title = title
    super.init()
  }
}
