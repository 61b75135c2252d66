public import Foundation

/// The content of a navigation bar for a controller
/// (`developer.apple.com/documentation/uikit/uinavigationitem`).
@MainActor
open class UINavigationItem: NSObject {
  /// A closure that informs the bar that shows the item of changes.
  var onChange: () -> Void = {}

  /// The title, which a back button to the item also displays
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/title`).
  open var title: String? {
    didSet { onChange() }
  }

  /// The left buttons, ordered from the edge inwards. They replace the back button
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitems`).
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange() }
  }

  /// The right buttons, ordered from the edge inwards
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitems`).
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange() }
  }

  /// The first left button (`developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitem`).
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first right button
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
