import Foundation

/// The content of a list cell: primary and secondary text
/// (`developer.apple.com/documentation/uikit/uilistcontentconfiguration`). Apple's page lists its members.
///
/// Fonts, colors and measures are close to UIKit's. Images take no space, because they are always empty here.
public struct UIListContentConfiguration: Hashable {
  /// The style of a text.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont

    /// The color of the text.
    public var color: UIColor

    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
  }

  /// The image before the texts.
  public var image: UIImage?

  /// The primary text.
  public var text: String?

  /// The style of the primary text.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)

  /// The secondary text.
  public var secondaryText: String?

  /// The style of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// Whether the texts are placed side by side if they fit in one line. Otherwise one is below the other.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// The vertical measures of a view with this configuration.
  var measures = Measures.cell

  /// Returns a configuration for a text with a smaller text below it.
  public static func cell() -> UIListContentConfiguration { subtitleCell() }

  /// Returns a configuration for a text with a smaller text below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      secondaryTextProperties: TextProperties(font: .systemFont(ofSize: 12), color: .label),
      prefersSideBySideTextAndSecondaryText: false
    )
  }

  /// Returns a configuration for a text with a gray text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      secondaryTextProperties: TextProperties(font: .systemFont(ofSize: 17), color: .secondaryLabel),
      prefersSideBySideTextAndSecondaryText: true
    )
  }
}

extension UIListContentConfiguration {
  /// The vertical measures of a content view, in points (observed, not documented).
  struct Measures: Hashable {
    /// The total space above and below the texts.
    var padding: CGFloat
    /// The minimum height.
    var minimum: CGFloat

    static let cell = Measures(padding: 22, minimum: 44)
    static let edge = Measures(padding: 6, minimum: 28)
  }

  /// Returns a configuration for a header in a plain list, in the style of a table's titles.
  public static func plainHeader() -> UIListContentConfiguration {
    edge(TextProperties(font: .systemFont(ofSize: 17, weight: .semibold), color: .label))
  }

  /// Returns a configuration for a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(TextProperties(font: .systemFont(ofSize: 17), color: .secondaryLabel))
  }

  /// Returns a configuration for a header in a grouped list, in the style of a table's titles. UIKit may use capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    edge(TextProperties(font: .systemFont(ofSize: 13), color: .secondaryLabel))
  }

  /// Returns a configuration for a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  private static func edge(_ properties: TextProperties) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      secondaryTextProperties: TextProperties(font: .systemFont(ofSize: 13), color: .secondaryLabel),
      prefersSideBySideTextAndSecondaryText: false
    )
    configuration.textProperties = properties
    configuration.measures = .edge
    return configuration
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Makes a view that displays the texts.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration unchanged, because no state affects the texts.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
