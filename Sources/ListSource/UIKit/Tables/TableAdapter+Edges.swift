internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

// What is above and below the rows of a section.
extension TableAdapter {
  /// The height of a header or footer.
  func height(of edge: ListEdge?, in tableView: UITableView) -> CGFloat {
    switch edge {
    case .view(let view): (view as? UIView)?.bounds.height ?? 0
    case .title, .value: UITableView.automaticDimension
    // A grouped table takes 0 for a height of its own choice; this is none that anybody sees.
    case nil: tableView.style == .plain ? 0 : CGFloat.leastNonzeroMagnitude
    }
  }

  /// The height if it is known, else the table view's estimate, else that of a title on one line.
  func estimate(_ height: CGFloat, or common: CGFloat) -> CGFloat {
    height >= 0 ? height : common >= 0 ? common : 28
  }
}
