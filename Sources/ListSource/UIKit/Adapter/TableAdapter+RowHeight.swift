internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The row height of a list in the place of the table view's own.
struct ListRowHeight {
  let points: CGFloat

  /// What the table view had.
  let own: CGFloat
}

// Where all rows are declared to be as high, the table view is told once and need not ask for each.
extension TableAdapter {
  /// Whether the table view's row height says how high each row is.
  var usesRowHeight: Bool { rowHeight != nil }

  /// Has the table view ask for each row, unless a list has them as high as they are.
  func leaveRowHeight(ifOtherThanIn source: ListSource) {
    guard usesRowHeight, source.rowHeight != tableView?.rowHeight else { return }
    giveRowHeightBack()
    askAgain()
  }

  /// Tells the table view the height that all rows of a list have, if they do.
  func useRowHeight(of source: ListSource) {
    guard let tableView, !usesRowHeight, let height = source.rowHeight else { return }
    rowHeight = ListRowHeight(points: height, own: tableView.rowHeight)
    tableView.rowHeight = height
    askAgain()
  }

  /// Gives the table view its own row height back, unless the app gave it another one meanwhile, which is its own then.
  func giveRowHeightBack() {
    guard let tableView, let ours = exchange(&rowHeight, with: nil) else { return }
    if tableView.rowHeight == ours.points { tableView.rowHeight = ours.own }
  }
}

extension ListSource {
  /// The height in points that is declared for every row; nil where it is not the same for all.
  fileprivate var rowHeight: CGFloat? {
    var found: Double?
    for section in sections {
      for group in section.groups where group.count > 0 {
        guard case .fixed(let points) = commonHeight(of: group, in: section), points == found ?? points else {
          return nil
        }
        found = points
      }
    }
    return found.map { CGFloat($0) }
  }

  private func commonHeight(of group: RowGroup, in section: ListSection) -> CellHeight? {
    if let declared = group.height ?? section.height { return declared }
    let first = group.modelHeight(at: 0) ?? height
    return first != nil && group.modelsAgreeOnHeight ? first : nil
  }
}
