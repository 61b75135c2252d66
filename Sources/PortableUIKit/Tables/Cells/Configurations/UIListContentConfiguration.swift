import Foundation

/// A text and one besides, as lists show them
/// (`developer.apple.com/documentation/uikit/uilistcontentconfiguration`); each member has its page
/// below.
///
/// Fonts, colors and measures are about those of UIKit. Images take no room, because there are none here.
public struct UIListContentConfiguration: Hashable {
  /// How a text is written.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont

    /// The color of the text.
    public var color: UIColor

    /// How many lines the text may take, 0 for as many as it needs.
    public var numberOfLines = 0
  }

  /// What stands before the texts.
  public var image: UIImage?

  /// The text.
  public var text: String?

  /// How the text is written.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)

  /// What is said besides.
  public var secondaryText: String?

  /// How that is written.
  public var secondaryTextProperties: TextProperties

  /// Whether the texts stand side by side where they fit in one line, else one below the other.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// A text, and another in smaller letters below it.
  public static func cell() -> UIListContentConfiguration { subtitleCell() }

  /// A text, and another in smaller letters below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      secondaryTextProperties: TextProperties(font: .systemFont(ofSize: 12), color: .label),
      prefersSideBySideTextAndSecondaryText: false
    )
  }

  /// A text, and another in gray at the other edge.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      secondaryTextProperties: TextProperties(font: .systemFont(ofSize: 17), color: .secondaryLabel),
      prefersSideBySideTextAndSecondaryText: true
    )
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Makes a view with the texts.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same: no state changes how the texts look.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
