public import Foundation

/// What a bar shows (`developer.apple.com/documentation/uikit/uibaritem`).
@MainActor
open class UIBarItem: NSObject {
  /// Tells the bar, while the item is in one.
  var onChange: () -> Void = {}

  /// What the item says (`developer.apple.com/documentation/uikit/uibaritem/title`).
  open var title: String? {
    didSet { onChange() }
  }

  /// The item's picture (`developer.apple.com/documentation/uikit/uibaritem/image`).
  open var image: UIImage?

  /// Whether the item can be used (`developer.apple.com/documentation/uikit/uibaritem/isenabled`).
  open var isEnabled = true {
    didSet { onChange() }
  }

  /// Makes an item that says nothing (`developer.apple.com/documentation/uikit/uibaritem/init()`).
  public override init() {
    super.init()
  }
}
