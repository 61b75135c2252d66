import Foundation

/// A cell of a table or of a collection view: it shows configurations, and a finger can pull actions out of it.
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

  /// Calls the app's handler, if it has set one.
  func callUpdateHandler(with state: UICellConfigurationState)

  /// Puts another view, or an empty one, in the place of the content view.
  func replaceContentView(by view: UIView?)
}

extension ListCell {
  /// Shows the actions that a finger pulls out, or closes the cell if there are none any more.
  func showPull(insteadOf old: SwipePull?) {
    old?.removeFromSuperview()
    if let pull { addSubview(pull) } else { bounds.origin.x = 0 }
  }
}

/// The signs at the right of a cell. Measures, fonts and colors are observed, not documented.
enum AccessorySign {
  static let disclosure = "›"
  static let checkmark = "✓"
  static let width: CGFloat = 22
  static let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let color = UIColor.secondaryLabel
  static let alignment = NSTextAlignment.right
}

extension UIColor {
  /// The ground of a cell that is touched or selected (observed, not documented).
  static let selectedCell = UIColor.systemGray4
}

extension Drawing {
  /// Draws the line below a cell.
  func drawSeparator(at end: CGFloat, from start: CGFloat, to width: CGFloat) {
    fill(CGRect(x: start, y: end - 0.5, width: width - start, height: 0.5), with: .separator)
  }
}
