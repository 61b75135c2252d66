public import Foundation

/// Whether an interface is light or dark
/// (`developer.apple.com/documentation/uikit/uiuserinterfacestyle`).
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said: what is around decides.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// What a view must know of its surroundings
/// (`developer.apple.com/documentation/uikit/uitraitcollection`).
///
/// Here it is whether they are light or dark, and how large text is to be.
public final class UITraitCollection: NSObject, Sendable {
  /// Whether the interface is light or dark
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle`).
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// How large the user wants text to be
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory`).
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Makes traits of a style
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/init(userinterfacestyle:)`).
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, .unspecified)
  }

  /// Makes traits of a size of text
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/init(preferredcontentsizecategory:)`).
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.unspecified, preferredContentSizeCategory)
  }

  init(_ userInterfaceStyle: UIUserInterfaceStyle, _ preferredContentSizeCategory: UIContentSizeCategory) {
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}
