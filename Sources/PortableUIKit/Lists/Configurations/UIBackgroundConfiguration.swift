public import Foundation

/// What is behind the content of a cell
/// (`developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct`); each member has its page below.
///
/// Strokes, views, effects and color transformers are left out. Colors are about those of UIKit.
public struct UIBackgroundConfiguration: Hashable {
  /// What colors a background has that the app has not set.
  private enum Style: Hashable {
    case clear, plainCell, groupedCell
  }

  private let style: Style
  private var isMarked = false
  private var setColor: UIColor??

  private init(_ style: Style) {
    self.style = style
  }

  /// The color, or `nil` for the tint: the blue of the system here.
  public var backgroundColor: UIColor? {
    get { setColor ?? styleColor }
    set { setColor = .some(newValue) }
  }

  /// How the corners are rounded, in points.
  public var cornerRadius: CGFloat = 0

  /// The room between the edges of the cell and the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Nothing behind the content, in any state.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// The background of a cell in a plain list, gray if it is touched or selected.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// The background of a cell in a grouped list, gray if it is touched or selected.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }

  /// The configuration for a state: a color that the app has set stays.
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
