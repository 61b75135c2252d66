import Foundation

extension UIButton {
  /// The title, colors and spacing of a button
  /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct`).
  ///
  /// The colors and measurements approximate UIKit's.
  public struct Configuration: Hashable {
    private enum Style {
      case plain
      case gray
      case filled
    }

    private let style: Style

    /// The title of the button, unless ``UIButton/setTitle(_:for:)`` sets one for the current or the normal state
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/title`).
    public var title: String?

    /// The image of the button, which only shows if it is a chevron
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/image`).
    public var image: UIImage?

    /// The space between the title and the edges of the button, in points
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/contentinsets`).
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// The color of the title, or `nil` to use the style's color
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/baseforegroundcolor`).
    public var baseForegroundColor: UIColor?

    /// The color of the background, or `nil` to use the style's color
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/basebackgroundcolor`).
    ///
    /// The plain style ignores this color, because the style has no background.
    public var baseBackgroundColor: UIColor?

    /// Returns a configuration with a blue title and no background
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/plain()`).
    public static func plain() -> UIButton.Configuration { Self(style: .plain) }

    /// Returns a configuration with a blue title on a gray background
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/gray()`).
    public static func gray() -> UIButton.Configuration { Self(style: .gray) }

    /// Returns a configuration with a white title on a blue background
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/filled()`).
    public static func filled() -> UIButton.Configuration { Self(style: .filled) }

    private init(style: Style) {
      self.style = style
    }

    /// Hashes the title and the colors, because insets aren't hashable, as in UIKit.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(title)
      hasher.combine([baseForegroundColor, baseBackgroundColor])
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
