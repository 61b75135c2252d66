public import Foundation

/// The style of an interface, light or dark
/// (`developer.apple.com/documentation/uikit/uiuserinterfacestyle`).
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style of its own: the superview's applies.
  case unspecified
  /// The light style.
  case light
  /// The dark style.
  case dark
}

/// The environment of a view
/// (`developer.apple.com/documentation/uikit/uitraitcollection`).
///
/// Here it has the interface style and the preferred text size.
public final class UITraitCollection: NSObject, Sendable {
  /// The interface style
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle`).
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The text size that the user prefers
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory`).
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Makes traits from an interface style
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/init(userinterfacestyle:)`).
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, .unspecified)
  }

  /// Makes traits from a text size
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/init(preferredcontentsizecategory:)`).
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.unspecified, preferredContentSizeCategory)
  }

  init(_ userInterfaceStyle: UIUserInterfaceStyle, _ preferredContentSizeCategory: UIContentSizeCategory) {
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}
