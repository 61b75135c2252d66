internal import Foundation
internal import PlatformUIKit

extension TableAdapter {
  /// Returns the height of a header or footer in points, or `automaticDimension` if it is self-sizing.
  ///
  /// If `edge` is nil, the result is 0 or the least nonzero height.
  func height(of edge: ListEdge?, in tableView: UITableView) -> CGFloat {
    switch edge {
    case .view(let view): (view as? UIView)?.bounds.height ?? 0
    case .title, .value: UITableView.automaticDimension
    // In a grouped table view, 0 means the default height. The least nonzero height is invisible.
    case nil: tableView.style == .plain ? 0 : CGFloat.leastNonzeroMagnitude
    }
  }

  /// Returns the first value that is not negative: `height`, `common`, or a default estimate of 28 points.
  func estimate(_ height: CGFloat, or common: CGFloat) -> CGFloat {
    height >= 0 ? height : common >= 0 ? common : 28
  }
}
