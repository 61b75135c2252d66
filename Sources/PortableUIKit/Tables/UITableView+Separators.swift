import Foundation

extension UITableView {
  /// Draws the line below a row that ends there.
  ///
  /// - Parameters:
  ///   - end: where the row ends, from the top of what is drawn.
  ///   - width: how wide the row is.
  ///   - drawing: draws the row, or all rows.
  func drawSeparator(at end: CGFloat, width: CGFloat, in drawing: Drawing) {
    guard separatorStyle != .none else { return }
    drawing.drawSeparator(at: end, from: UITableViewCell.margin, to: width)
  }

  /// Draws the lines of the empty rows that fill the table below its content.
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
