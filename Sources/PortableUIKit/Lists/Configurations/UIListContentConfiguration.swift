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

  /// How high a view of this is.
  var measures = Measures.cell

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

extension UIListContentConfiguration {
  /// How high a view is with a text, in points (observed, not documented).
  struct Measures: Hashable {
    /// The room above and below the texts, taken together.
    var padding: CGFloat
    /// The least height.
    var minimum: CGFloat

    static let cell = Measures(padding: 22, minimum: 44)
    static let edge = Measures(padding: 6, minimum: 28)
  }

  /// The text of a header in a plain list, as a table writes its titles.
  public static func plainHeader() -> UIListContentConfiguration {
    edge(TextProperties(font: .systemFont(ofSize: 17, weight: .semibold), color: .label))
  }

  /// The text of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(TextProperties(font: .systemFont(ofSize: 17), color: .secondaryLabel))
  }

  /// The text of a header in a grouped list, as a table writes its titles; UIKit's may have capitals only.
  public static func groupedHeader() -> UIListContentConfiguration {
    edge(TextProperties(font: .systemFont(ofSize: 13), color: .secondaryLabel))
  }

  /// The text of a footer in a grouped list.
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
  /// Makes a view with the texts.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same: no state changes how the texts look.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
