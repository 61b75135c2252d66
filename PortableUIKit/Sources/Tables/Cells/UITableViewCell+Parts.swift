import Foundation

/// The labels, accessory, background and separator of a cell.
///
/// Apple doesn't document the metrics, fonts and colors that UIKit uses for these parts.
extension UITableViewCell {
  static let margin: CGFloat = 16

  func makeTextLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    return label
  }

  func makeDetailTextLabel() -> UILabel? {
    guard style == .subtitle else { return nil }
    let label = makeTextLabel()
    label.font = .preferredFont(forTextStyle: .caption1)
    return label
  }

  /// The width of the accessory and its margin, in points, or 0 if there is no accessory.
  var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.frame.width + UITableViewCell.margin }
    return accessoryType.sign == nil ? 0 : AccessorySign.width + UITableViewCell.margin
  }

  func placeAccessoryView() {
    guard let accessoryView else { return }
    let x = bounds.width - UITableViewCell.margin - accessoryView.frame.width
    accessoryView.frame.origin = CGPoint(x: x, y: (bounds.height - accessoryView.frame.height) / 2)
  }

  func heightOfLabels(in width: CGFloat) -> CGFloat {
    let heights = labelHeights(in: CGSize(width: width - 2 * UITableViewCell.margin, height: 0))
    return heights.text + heights.detail + 22
  }

  func placeLabels() {
    let room = contentView.bounds.insetBy(dx: UITableViewCell.margin, dy: 0)
    guard style == .subtitle else {
      labels.text?.frame = room
      return
    }
    let (text, detail) = labelHeights(in: room.size)
    let top = room.midY - (text + detail) / 2
    labels.text?.frame = CGRect(x: room.minX, y: top, width: room.width, height: text)
    labels.detail?.frame = CGRect(x: room.minX, y: top + text, width: room.width, height: detail)
  }

  private func labelHeights(in room: CGSize) -> (text: CGFloat, detail: CGFloat) {
    (labels.text?.sizeThatFits(room).height ?? 0, labels.detail?.sizeThatFits(room).height ?? 0)
  }

  func drawParts(in drawing: Drawing) {
    let table = superview as? UITableView
    if let background {
      background.updated(for: configurationState).draw(in: bounds, of: drawing)
    } else if (isSelected || isHighlighted) && selectionStyle != .none {
      drawing.fill(bounds, with: .selectedCell)
    } else if backgroundColor == nil, let table {
      drawing.fill(
        bounds,
        with: table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      )
    }
    if let table, table.hasSeparator(below: self) {
      table.drawSeparator(at: bounds.maxY, width: bounds.width, in: drawing)
    }
    drawAccessory(in: drawing)
  }

  func roundCorners(in drawing: Drawing) {
    guard let table = superview as? UITableView, table.style == .insetGrouped,
      let row = table.indexPath(for: self)
    else { return }
    drawing.roundCorners(
      of: bounds,
      isFirst: row.row == 0,
      isLast: row.row + 1 == table.layout[row.section].rows.count,
      over: table.backgroundColor
    )
  }

  private func drawAccessory(in drawing: Drawing) {
    guard accessoryView == nil, let sign = accessoryType.sign else { return }
    let line = CGRect(
      x: bounds.maxX - accessoryWidth,
      y: bounds.midY - AccessorySign.font.lineHeight / 2,
      width: AccessorySign.width,
      height: AccessorySign.font.lineHeight
    )
    drawing.write(
      sign,
      in: line,
      font: AccessorySign.font,
      color: AccessorySign.color,
      alignment: AccessorySign.alignment
    )
  }
}

extension UITableView {
  /// Returns whether the table draws a separator below a cell.
  ///
  /// If the separator style is `none`, the result is `false`. In an inset grouped table, the result is also `false` for
  /// the last row of a section.
  fileprivate func hasSeparator(below cell: UITableViewCell) -> Bool {
    guard separatorStyle != .none else { return false }
    guard style == .insetGrouped, let row = indexPath(for: cell) else { return true }
    return row.row + 1 < layout[row.section].rows.count
  }
}
