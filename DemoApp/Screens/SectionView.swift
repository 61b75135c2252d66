import Foundation
import ListSource
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A view that contains a list and adds the section id, position and earthquake id of a row to the row's events.
///
/// The list adds the row's section id, index path and item to each event, and this view derives its values from them.
/// If the cell has already added an earthquake's id, the view keeps that id.
final class SectionView: UIView, EventDecorator {
  /// The table view or collection view that fills this view.
  var listView: UIScrollView {
    didSet { if listView !== oldValue { replace(oldValue) } }
  }

  init(_ listView: UIScrollView) {
    self.listView = listView
    super.init(frame: .zero)
    addSubview(listView)
  }

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

  private func replace(_ old: UIScrollView) {
    old.removeFromSuperview()
    listView.frame = bounds
    addSubview(listView)
  }
}
