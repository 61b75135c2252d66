internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension TableAdapter {
  /// Returns the height of a header or footer in points, or `automaticDimension` if it is self-sizing.
  func height(of edge: ListEdge?, in tableView: UITableView) -> CGFloat {
    switch edge {
    case .view(let view): (view as? UIView)?.bounds.height ?? 0
    case .title, .value: UITableView.automaticDimension
    // In a grouped table view, 0 means the default height. The least nonzero height is invisible.
    case nil: tableView.style == .plain ? 0 : CGFloat.leastNonzeroMagnitude
    }
  }

  /// Returns `height` if it is not negative. Otherwise returns `common`, or 28 points if `common` is also negative.
  func estimate(_ height: CGFloat, or common: CGFloat) -> CGFloat {
    height >= 0 ? height : common >= 0 ? common : 28
  }
}
