import Foundation
import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A cell that contains a list of decades.
final class DecadesCell: PreparedCell, ViewConfigurable {
  private let list = ListTableView(frame: .zero, style: .plain)

  override func setUp() {
    selectionStyle = .none
    list.isScrollEnabled = false
    TableAdapter(list)
    contentView.addSubview(list)
  }

  func configure(with row: DecadesRow) {
    list.listAdapter?.apply(
      ListSource {
        ListSection("decades") {
          Rows(row.decades, cell: UITableViewCell.self) { cell, decade, _ in
            cell.textLabel?.font = .preferredFont(forTextStyle: .subheadline)
            cell.textLabel?.adjustsFontForContentSizeCategory = true
            cell.textLabel?.text = "\(decade.title): \(Wording.count(decade.count, "earthquake"))"
          }
          .height(.fixed(DecadesRow.rowHeight))
          .emits(row: .decadeSelected)
        }
      }
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = contentView.bounds
  }
}
