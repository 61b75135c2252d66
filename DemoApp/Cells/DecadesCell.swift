import Foundation
import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A cell that contains a list of decades.
final class DecadesCell: PreparedCell, ViewConfigurable {
  private var count = 0
  private let list = ListTableView(frame: .zero, style: .plain)

  override func setUp() {
    selectionStyle = .none
    list.isScrollEnabled = false
    TableAdapter(list)
    contentView.addSubview(list)
  }

  /// The height of a decade's row, in points. It fits one line of text, or two lines of large text.
  private var rowHeight: CGFloat {
    let lines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 2.0 : 1.0
    let font = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
    return lines * font.lineHeight + 14
  }

  func configure(with row: DecadesRow) {
    count = row.decades.count
    list.listAdapter?.apply(
      ListSource {
        ListSection("decades") {
          Rows(row.decades, cell: UITableViewCell.self) { cell, decade, _ in
            cell.textLabel?.font = .preferredFont(forTextStyle: .subheadline)
            cell.textLabel?.adjustsFontForContentSizeCategory = true
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = "\(decade.title): \(Wording.count(decade.count, "earthquake"))"
          }
          .emits(row: .decadeSelected)
        }
      }
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(count) * rowHeight)
  }

  override func layoutSubviews() {
    list.rowHeight = rowHeight
    super.layoutSubviews()
    list.frame = contentView.bounds
  }
}
