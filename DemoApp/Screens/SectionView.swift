import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The list's table. It tells events from the cells which section and which position they come from.
final class SectionView: UIView, EventDecorator {
  /// What the sections are called in events, from top to bottom.
  var names: [String] = []

  /// The table that fills the view.
  let tableView = UITableView(frame: .zero, style: .grouped)

  /// Makes a view around an empty table.
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(tableView)
  }

  /// This view is not made from a storyboard.
  required init?(coder: NSCoder) {
    nil
  }

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    guard let cell = event.nearest(UITableViewCell.self),
      let indexPath = tableView.indexPath(for: cell),
      names.indices.contains(indexPath.section)
    else { return }
    userInfo[.section] = names[indexPath.section]
    userInfo[.position] = indexPath.row + 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tableView.frame = bounds
  }
}
