internal import Foundation
public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension TableAdapter {
  /// Adds to a user info where in this list the event came from: ``RouterEvents/UserInfoKeys/indexPath`` and the model, or the
  /// section alone where it came from a header or footer.
  ///
  /// The cell is found on the event's route, so it does not matter what it became meanwhile; a cell that shows no row any more
  /// adds nothing. Where lists are nested the innermost says the index path; all of them are in
  /// ``RouterEvents/RouterEvent/listPositions``.
  ///
  /// ```swift
  /// func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) { adapter.decorate(&userInfo, for: event) }
  /// ```
  public func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    guard let tableView, let position = position(of: event, in: tableView) else { return }
    let inner = userInfo[.listPositions] ?? []
    userInfo[.listPositions] = inner + [position]
    guard inner.isEmpty else { return }
    userInfo[.indexPath] = position.indexPath
  }

  /// Where the event came from; nil where it came from nowhere in the list.
  private func position(of event: RouterEvent, in tableView: UITableView) -> ListPosition? {
    for responder in event.route.prefix(event.position).reversed() {
      switch responder {
      case let cell as UITableViewCell:
        guard let indexPath = tableView.indexPath(for: cell) else { continue }
        return position(at: indexPath)
      case let view as UIView:
        guard let section = tableView.section(of: view) else { continue }
        return shown.section(at: section).map { ListPosition(section: $0.id, indexPath: nil, item: nil) }
      default:
        continue
      }
    }
    return nil
  }

  private func position(at indexPath: IndexPath) -> ListPosition? {
    guard let section = shown.section(at: indexPath.section), let row = shown.row(at: RowIndex(indexPath))
    else { return nil }
    return ListPosition(section: section.id, indexPath: indexPath, item: row.model)
  }
}

extension UITableView {
  /// The section whose header or footer a view is.
  fileprivate func section(of view: UIView) -> Int? {
    guard view.superview === self, !(view is UITableViewCell) else { return nil }
    return (0..<numberOfSections).first {
      headerView(forSection: $0) === view || footerView(forSection: $0) === view
        || adapter?.isEdge(view, ofSection: $0) == true
    }
  }
}

extension TableAdapter {
  /// Whether a view is what the list says shows above or below a section.
  fileprivate func isEdge(_ view: UIView, ofSection section: Int) -> Bool {
    guard let section = shown.section(at: section) else { return false }
    return section.header?.view === view || section.footer?.view === view
  }
}
