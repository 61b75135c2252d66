import Foundation

extension UIButton {
  /// The appearance of a button (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct`).
  ///
  /// Colors and measures are close to UIKit's.
  public struct Configuration: Hashable {
    private enum Style {
      case plain
      case gray
      case filled
    }

    private let style: Style

    /// The title of the button for states without a title of their own
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/title`).
    public var title: String?

    /// The space around the title, in points
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/contentinsets`).
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// The color of the title, or `nil` for the style's
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/baseforegroundcolor`).
    public var baseForegroundColor: UIColor?

    /// The color of the background, or `nil` for the style's
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/basebackgroundcolor`).
    public var baseBackgroundColor: UIColor?

    /// Returns a style with a title and no background
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/plain()`).
    public static func plain() -> UIButton.Configuration { Self(style: .plain) }

    /// Returns a style with a gray background
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/gray()`).
    public static func gray() -> UIButton.Configuration { Self(style: .gray) }

    /// Returns a style with a white title on a tinted background
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/filled()`).
    public static func filled() -> UIButton.Configuration { Self(style: .filled) }

    private init(style: Style) {
      self.style = style
    }

    var foreground: UIColor { baseForegroundColor ?? (style == .filled ? .white : .systemBlue) }

    var background: UIColor? {
      switch style {
      case .plain: nil
      case .gray: baseBackgroundColor ?? .tertiarySystemFill
      case .filled: baseBackgroundColor ?? .systemBlue
      }
    }
  }
}
