import Foundation

extension UITableView {
  /// Draws the separator at the lower edge of a row, unless the separator style is `none`.
  ///
  /// - Parameters:
  ///   - end: The vertical position of the row's lower edge, in the coordinates of the drawing.
  ///   - width: The width of the row, in points.
  ///   - drawing: The drawing that receives the separator.
  func drawSeparator(at end: CGFloat, width: CGFloat, in drawing: Drawing) {
    guard separatorStyle != .none else { return }
    drawing.drawSeparator(at: end, from: UITableViewCell.margin, to: width)
  }

  /// Draws the separators of the empty rows that fill a plain table below its last row.
  ///
  /// If ``fillerRowHeight`` is 0 or the table has a footer view, the method draws nothing.
  func drawFillers(in drawing: Drawing) {
    guard style == .plain, fillerRowHeight != 0, tableFooterView == nil else { return }
    let counts = layout.counts
    let last = counts.indices.last { counts[$0] > 0 }
    let heightOfLast = last.map { layout[IndexPath(row: counts[$0] - 1, section: $0)] }
    let height = fillerRowHeight > 0 ? fillerRowHeight : heightOfLast ?? UITableView.standardRowHeight
    guard height > 0 else { return }
    for end in stride(from: layout.height + height, to: bounds.maxY, by: height) {
      drawSeparator(at: end, width: bounds.width, in: drawing)
    }
  }
}
