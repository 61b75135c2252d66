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
/// Here it is whether they are light or dark.
public final class UITraitCollection: NSObject, Sendable {
  /// Whether the interface is light or dark
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle`).
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits of a style
  /// (`developer.apple.com/documentation/uikit/uitraitcollection/init(userinterfacestyle:)`).
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
