import Foundation

/// The content of a list's cell, header or footer, with primary and secondary text
/// (`developer.apple.com/documentation/uikit/uilistcontentconfiguration`).
///
/// The linked page documents each member. The fonts, colors and metrics approximate UIKit's. Unlike in UIKit, an image
/// that isn't displayed takes no space.
public struct UIListContentConfiguration: Hashable {
  /// The appearance of the primary or secondary text.
  public struct TextProperties: Hashable {
    /// The font of the text.
    public var font: UIFont

    /// The color of the text.
    public var color: UIColor

    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0

    /// The alignment of the text.
    public var alignment = TextAlignment.natural

    /// An alignment of text.
    public enum TextAlignment: Int, Sendable {
      /// The text has the default alignment of the app's localization.
      case natural
      /// The text is centered.
      case center
    }
  }

  /// The image beside the text, or `nil` if there is none.
  ///
  /// PortableUIKit displays only system symbols, and only a few of them.
  public var image: UIImage?

  /// The primary text, or `nil` if there is none.
  public var text: String?

  /// The font, color and line limit of the primary text.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)

  /// The secondary text, or `nil` if there is none.
  public var secondaryText: String?

  /// The font, color and line limit of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// Whether the primary and secondary text appear side by side if they fit on one line.
  ///
  /// If the text doesn't fit or the value is `false`, the secondary text appears below the primary text.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// The minimum margins between the content and the edges of the content view.
  ///
  /// Here, only the leading and trailing margins have an effect. The others are those of the configuration.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

  var measures = Measures.cell

  /// Returns a configuration for primary text, with smaller secondary text below it.
  ///
  /// In PortableUIKit, the result is the same as for ``subtitleCell()``.
  public static func cell() -> UIListContentConfiguration { subtitleCell() }

  /// Returns a configuration for primary text, with smaller secondary text below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      secondaryTextProperties: TextProperties(font: .preferredFont(forTextStyle: .caption1), color: .label),
      prefersSideBySideTextAndSecondaryText: false
    )
  }

  /// Returns a configuration for primary text, with gray secondary text at the trailing edge if both fit on one line.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      secondaryTextProperties: TextProperties(
        font: .preferredFont(forTextStyle: .body),
        color: .secondaryLabel
      ),
      prefersSideBySideTextAndSecondaryText: true
    )
  }
}

extension UIListContentConfiguration {
  /// The vertical metrics of a content view, in points.
  ///
  /// Apple doesn't document the metrics.
  struct Measures: Hashable {
    /// The sum of the space above the text and the space below it.
    var padding: CGFloat
    /// The minimum height of the content view.
    var minimum: CGFloat

    static let cell = Measures(padding: 22, minimum: 44)
    static let edge = Measures(padding: 6, minimum: 28)
  }

  /// Returns a configuration for a header in a plain list.
  ///
  /// The header looks like the section title of a plain table view.
  public static func plainHeader() -> UIListContentConfiguration {
    edge(TextProperties(font: .preferredFont(forTextStyle: .headline), color: .label))
  }

  /// Returns a configuration for a footer in a plain list, with gray text.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel))
  }

  /// Returns a configuration for a header in a grouped list.
  ///
  /// The header looks like the section title of a grouped table view. UIKit may display the text in capital letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    edge(TextProperties(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel))
  }

  /// Returns a configuration for a footer in a grouped list.
  ///
  /// In PortableUIKit, the result is the same as for ``groupedHeader()``.
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  private static func edge(_ properties: TextProperties) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      secondaryTextProperties: TextProperties(
        font: .preferredFont(forTextStyle: .footnote),
        color: .secondaryLabel
      ),
      prefersSideBySideTextAndSecondaryText: false
    )
    configuration.textProperties = properties
    configuration.measures = .edge
    return configuration
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Creates a view that displays the primary and secondary text.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns this configuration unchanged, because no state affects the text.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
