import Foundation
import ListSource
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The view around the list. The list says at which index path an event came up, and in which model's row; this view
/// says it as people do.
final class SectionView: UIView, EventDecorator {
  /// The list that fills the view, a table view or a collection view.
  var listView: UIScrollView {
    didSet { if listView !== oldValue { showList(insteadOf: oldValue) } }
  }

  /// Makes a view around a list.
  init(_ listView: UIScrollView) {
    self.listView = listView
    super.init(frame: .zero)
    addSubview(listView)
  }

  /// This view is not made from a storyboard.
  required init?(coder: NSCoder) {
    nil
  }

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    guard let place = event.listPositions.last else { return }
    userInfo[.section] = place.section.base as? String
    userInfo[.position] = place.indexPath.map { $0.row + 1 }
    if userInfo[.quake] == nil, let row = place.item as? any EarthquakeRow { userInfo[.quake] = row.id }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    listView.frame = bounds
  }

  private func showList(insteadOf old: UIScrollView) {
    old.removeFromSuperview()
    listView.frame = bounds
    addSubview(listView)
  }
}
