public import Foundation

/// The style of an interface: light, dark or unspecified
/// (`developer.apple.com/documentation/uikit/uiuserinterfacestyle`).
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style isn't specified.
  ///
  /// A view whose ``UIView/overrideUserInterfaceStyle`` has this value uses its superview's style.
  case unspecified
  /// The style with dark text on a light background.
  case light
  /// The style with light text on a dark background.
  case dark
}

/// The traits of a view's environment (`developer.apple.com/documentation/uikit/uitraitcollection`).
///
/// Unlike UIKit's class, it has only the interface style and the preferred text size.
public final class UITraitCollection: NSObject, Sendable {
  /// The interface style: light, dark or unspecified
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle`).
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The text size that the user prefers
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory`).
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Creates a trait collection with an interface style and an unspecified text size
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/init(userinterfacestyle:)`).
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, .unspecified)
  }

  /// Creates a trait collection with a text size and an unspecified interface style
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/init(preferredcontentsizecategory:)`).
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.unspecified, preferredContentSizeCategory)
  }

  init(_ userInterfaceStyle: UIUserInterfaceStyle, _ preferredContentSizeCategory: UIContentSizeCategory) {
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}
