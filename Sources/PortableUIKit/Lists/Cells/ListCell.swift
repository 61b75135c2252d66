import Foundation

/// A cell of a table or collection view, with configurations and swipe actions.
@MainActor
protocol ListCell: UIView {
  associatedtype Cell: UIView

  var configuring: CellConfiguring<Cell> { get set }
  var contentView: UIView { get }
  var pull: SwipePull? { get set }
  var isHighlighted: Bool { get }
  var isSelected: Bool { get }
  var configurationState: UICellConfigurationState { get }

  func updateConfiguration(using state: UICellConfigurationState)

  /// Calls the app's handler if there is one.
  func callUpdateHandler(with state: UICellConfigurationState)

  /// Replaces the content view with another view, or with an empty one.
  func replaceContentView(by view: UIView?)
}

extension ListCell {
  /// Shows the swipe actions being pulled out, or closes the cell if there are none.
  func showPull(insteadOf old: SwipePull?) {
    old?.removeFromSuperview()
    if let pull { addSubview(pull) } else { bounds.origin.x = 0 }
  }
}

/// The accessory symbols of cells. Measures, fonts and colors are observed, not documented.
enum AccessorySign {
  static let disclosure = "›"
  static let checkmark = "✓"
  static let width: CGFloat = 22
  static let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let color = UIColor.secondaryLabel
  static let alignment = NSTextAlignment.right
}

extension UIColor {
  /// The background of a highlighted or selected cell (observed, not documented).
  static let selectedCell = UIColor.systemGray4
}

extension Drawing {
  /// Draws the separator below a cell.
  func drawSeparator(at end: CGFloat, from start: CGFloat, to width: CGFloat) {
    fill(CGRect(x: start, y: end - 0.5, width: width - start, height: 0.5), with: .separator)
  }
}
