public import Foundation

/// The appearance of a cell's background
/// (`developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct`).
///
/// The linked page documents each member. Unlike in UIKit, a background has no strokes, custom views, visual effects
/// or color transformers. The colors approximate UIKit's.
public struct UIBackgroundConfiguration: Hashable {
  private enum Style: Hashable {
    case clear, plainCell, groupedCell
  }

  private let style: Style
  private var isMarked = false
  private var customColor: UIColor??

  private init(_ style: Style) {
    self.style = style
  }

  /// The color of the background, or `nil` to use the tint color.
  ///
  /// By default, the color depends on the style and the state. In PortableUIKit, the tint color is always system blue.
  public var backgroundColor: UIColor? {
    get { customColor ?? styleColor }
    set { customColor = .some(newValue) }
  }

  /// The corner radius of the background, in points.
  public var cornerRadius: CGFloat = 0

  /// The distances between the edges of the background and the edges of the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Returns a configuration for a background that is transparent in every state.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Returns the default background configuration for a cell in a plain list.
  ///
  /// The background is gray while the cell is highlighted or selected.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// Returns the default background configuration for a cell in a grouped list.
  ///
  /// The background is gray while the cell is highlighted or selected.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }

  /// Returns a copy of the configuration, updated for a state.
  ///
  /// If you set the background color, the copy keeps that color.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    let cell = state as? UICellConfigurationState
    updated.isMarked = cell.map { $0.isHighlighted || $0.isSelected } ?? false
    return updated
  }

  /// Hashes the color and the corner radius, because insets aren't hashable, as in UIKit.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(customColor)
    hasher.combine(cornerRadius)
  }

  private var styleColor: UIColor {
    switch style {
    case .clear: .clear
    case _ where isMarked: .selectedCell
    case .plainCell: .systemBackground
    case .groupedCell: .secondarySystemGroupedBackground
    }
  }
}

extension UIBackgroundConfiguration {
  @MainActor
  func draw(in bounds: CGRect, of drawing: Drawing) {
    let insets = UIEdgeInsets(
      top: backgroundInsets.top,
      left: backgroundInsets.leading,
      bottom: backgroundInsets.bottom,
      right: backgroundInsets.trailing
    )
    let color = backgroundColor ?? .systemBlue
    guard color != .clear else { return }
    drawing.fill(bounds.inset(by: insets), with: color, cornerRadius: cornerRadius)
  }
}
