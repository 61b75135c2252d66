public import Foundation

/// An item in a bar (`developer.apple.com/documentation/uikit/uibaritem`).
@MainActor
open class UIBarItem: NSObject {
  /// A closure that informs the bar that shows the item of changes.
  var onChange: () -> Void = {}

  /// The title of the item (`developer.apple.com/documentation/uikit/uibaritem/title`).
  open var title: String? {
    didSet { onChange() }
  }

  /// The image of the item (`developer.apple.com/documentation/uikit/uibaritem/image`).
  open var image: UIImage?

  /// Whether the item is enabled (`developer.apple.com/documentation/uikit/uibaritem/isenabled`).
  open var isEnabled = true {
    didSet { onChange() }
  }

  /// Makes an item without a title (`developer.apple.com/documentation/uikit/uibaritem/init()`).
  public override init() {
    super.init()
  }
}
