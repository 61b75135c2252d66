import Foundation

extension UIButton {
  /// How a button looks (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct`).
  ///
  /// Colors and measures are about those of UIKit.
  public struct Configuration: Hashable {
    private enum Style {
      case plain
      case gray
      case filled
    }

    private let style: Style

    /// What the button says, where nothing was set for its state
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/title`).
    public var title: String?

    /// The room around the title, in points
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/contentinsets`).
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// The color of the title, or `nil` for that of the style
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/baseforegroundcolor`).
    public var baseForegroundColor: UIColor?

    /// The color that the background is made of, or `nil` for that of the style
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/basebackgroundcolor`).
    public var baseBackgroundColor: UIColor?

    /// A title on nothing
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/plain()`).
    public static func plain() -> UIButton.Configuration { Self(style: .plain) }

    /// A title on gray
    /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/gray()`).
    public static func gray() -> UIButton.Configuration { Self(style: .gray) }

    /// A white title on the tint
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
