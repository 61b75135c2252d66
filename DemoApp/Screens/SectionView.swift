import Foundation
import ListSource
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The view around the list. The list says at which index path an event came up; this view says it as people do.
final class SectionView: UIView, EventDecorator {
  /// The list that fills the view.
  let tableView = ListTableView(frame: .zero, style: .grouped)

  /// Makes a view around an empty list.
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(tableView)
  }

  /// This view is not made from a storyboard.
  required init?(coder: NSCoder) {
    nil
  }

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    guard let place = event.listPositions.last else { return }
    userInfo[.section] = place.section.base as? String
    userInfo[.position] = place.indexPath.map { $0.row + 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tableView.frame = bounds
  }
}
