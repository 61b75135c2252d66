public import Foundation

/// The base class for items in a bar (`developer.apple.com/documentation/uikit/uibaritem`).
@MainActor
open class UIBarItem: NSObject {
  /// A closure that the item calls after a change of its title or enabled state.
  ///
  /// The bar that displays the item sets this closure to display the change.
  var onChange: () -> Void = {}

  /// The title that the bar displays for the item (`developer.apple.com/documentation/uikit/uibaritem/title`).
  open var title: String? {
    didSet { onChange() }
  }

  /// The image that represents the item (`developer.apple.com/documentation/uikit/uibaritem/image`).
  ///
  /// In PortableUIKit, bars don't display images.
  open var image: UIImage?

  /// Whether the user can tap the item (`developer.apple.com/documentation/uikit/uibaritem/isenabled`).
  open var isEnabled = true {
    didSet { onChange() }
  }

  /// Creates an item without a title or an image (`developer.apple.com/documentation/uikit/uibaritem/init()`).
  public override init() {
    super.init()
  }
}
