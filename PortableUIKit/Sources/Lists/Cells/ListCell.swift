import Foundation

/// A cell of a table or collection view that supports configurations and swipe actions.
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

  /// Calls the app's configuration update handler, if there is one.
  func callUpdateHandler(with state: UICellConfigurationState)

  /// Replaces the content view with `view`, or with an empty view if `view` is `nil`.
  func replaceContentView(by view: UIView?)
}

extension ListCell {
  /// Replaces `old`, a view of swipe actions, with `pull`.
  ///
  /// If `pull` is `nil`, the method moves the cell's content back to its original position.
  func showPull(insteadOf old: SwipePull?) {
    old?.removeFromSuperview()
    if let pull { addSubview(pull) } else { bounds.origin.x = 0 }
  }
}

/// The symbols of standard cell accessories, with their width, font, color and alignment.
///
/// Apple doesn't document the width, font and color.
enum AccessorySign {
  static let disclosure = "›"
  static let expanded = "⌄"
  static let checkmark = "✓"
  static let width: CGFloat = 22
  static let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let color = UIColor.secondaryLabel
  static let alignment = NSTextAlignment.right
}

extension UIColor {
  /// The background color of a highlighted or selected cell.
  ///
  /// Apple doesn't document the color.
  static let selectedCell = UIColor.systemGray4
}

extension Drawing {
  /// Draws a horizontal separator, half a point high, directly above the vertical position `end`.
  ///
  /// The separator begins at the horizontal position `start` and ends at the horizontal position `width`.
  func drawSeparator(
    at end: CGFloat,
    from start: CGFloat,
    to width: CGFloat,
    color: UIColor = .separator
  ) {
    fill(CGRect(x: start, y: end - 0.5, width: width - start, height: 0.5), with: color)
  }
}
