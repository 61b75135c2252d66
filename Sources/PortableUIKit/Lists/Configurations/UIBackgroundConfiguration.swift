public import Foundation

/// The background of a cell
/// (`developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct`). The page lists its members.
///
/// Strokes, views, effects and color transformers are left out. Colors are close to UIKit's.
public struct UIBackgroundConfiguration: Hashable {
  /// The colors of a background for which the app sets none.
  private enum Style: Hashable {
    case clear, plainCell, groupedCell
  }

  private let style: Style
  private var isMarked = false
  private var customColor: UIColor??

  private init(_ style: Style) {
    self.style = style
  }

  /// The background color, or `nil` for the tint color, which is the system's blue here.
  public var backgroundColor: UIColor? {
    get { customColor ?? styleColor }
    set { customColor = .some(newValue) }
  }

  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0

  /// The insets of the background in the cell.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Returns a transparent background, in any state.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Returns the background of a cell in a plain list. It is gray while the cell is highlighted or selected.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// Returns the background of a cell in a grouped list. It is gray while the cell is highlighted or selected.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }

  /// Returns the configuration for a state. A color that the app set is kept.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    let cell = state as? UICellConfigurationState
    updated.isMarked = cell.map { $0.isHighlighted || $0.isSelected } ?? false
    return updated
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
  /// Draws the background in the bounds of a cell.
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
