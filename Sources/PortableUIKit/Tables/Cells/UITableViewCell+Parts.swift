import Foundation

/// What a cell has by its style. Measures, fonts and colors are observed, not documented.
extension UITableViewCell {
  private static let margin: CGFloat = 16

  func makeTextLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    if style == .value2 {
      label.font = .systemFont(ofSize: 12)
      label.textAlignment = .right
    }
    return label
  }

  func makeDetailTextLabel() -> UILabel? {
    guard style != .default else { return nil }
    let label = UILabel()
    contentView.addSubview(label)
    switch style {
    case .default, .value2: break
    case .value1:
      label.textColor = .secondaryLabel
      label.textAlignment = .right
    case .subtitle: label.font = .systemFont(ofSize: 12)
    }
    return label
  }

  /// The room that the accessory takes.
  var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.frame.width + UITableViewCell.margin }
    return accessoryType.sign == nil ? 0 : 38
  }

  func placeAccessoryView() {
    guard let accessoryView else { return }
    let x = bounds.width - UITableViewCell.margin - accessoryView.frame.width
    accessoryView.frame.origin = CGPoint(x: x, y: (bounds.height - accessoryView.frame.height) / 2)
  }

  func heightOfLabels(in width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 2 * UITableViewCell.margin, height: 0)
    let text = labels.text?.sizeThatFits(room).height ?? 0
    let detail = labels.detail?.sizeThatFits(room).height ?? 0
    return (style == .subtitle ? text + detail : max(text, detail)) + 22
  }

  func placeLabels() {
    let room = contentView.bounds.insetBy(dx: UITableViewCell.margin, dy: 0)
    switch style {
    case .default: labels.text?.frame = room
    case .value1:
      let width = min(room.width, labels.detail?.sizeThatFits(room.size).width ?? 0)
      let parts = room.divided(atDistance: width, from: .maxXEdge)
      labels.detail?.frame = parts.slice
      labels.text?.frame = parts.remainder
    case .value2:
      let parts = room.divided(atDistance: 91, from: .minXEdge)
      labels.text?.frame = parts.slice
      labels.detail?.frame = parts.remainder.insetBy(dx: 3, dy: 0)
    case .subtitle:
      let text = labels.text?.sizeThatFits(room.size).height ?? 0
      let detail = labels.detail?.sizeThatFits(room.size).height ?? 0
      let top = room.midY - (text + detail) / 2
      labels.text?.frame = CGRect(x: room.minX, y: top, width: room.width, height: text)
      labels.detail?.frame = CGRect(x: room.minX, y: top + text, width: room.width, height: detail)
    }
  }

  func drawParts(in drawing: Drawing) {
    let table = superview as? UITableView
    if (isSelected || isHighlighted) && selectionStyle != .none {
      drawing.fill(bounds, with: .systemGray4)
    } else if backgroundColor == nil, let table {
      drawing.fill(
        bounds,
        with: table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      )
    }
    table?.drawSeparator(at: bounds.maxY, width: bounds.width, in: drawing)
    guard accessoryView == nil, let sign = accessoryType.sign else { return }
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let line = CGRect(
      x: bounds.maxX - accessoryWidth,
      y: bounds.midY - font.lineHeight / 2,
      width: accessoryWidth - UITableViewCell.margin,
      height: font.lineHeight
    )
    drawing.write(sign, in: line, font: font, color: .secondaryLabel, alignment: .right)
  }
}
