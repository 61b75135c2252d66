internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The place at the foot of a table, which is the app's where there is nothing to say.
@MainActor
final class PagedFoot {
  private var said: PagedFooter?
  private var view: UIView?
  private var own: UIView?

  /// Shows what there is to say, unless it shows.
  ///
  /// - Parameters:
  ///   - footer: what there is to say; nil where that is nothing.
  ///   - make: makes the view that says it; nil, or its answer of nil, leaves what the app has there.
  ///   - tableView: where it is said.
  ///   - isAnew: whether what shows may have been made by another closure.
  func show(
    _ footer: PagedFooter?,
    by make: (@MainActor (PagedFooter) -> UIView?)?,
    in tableView: UITableView?,
    anew isAnew: Bool = false
  ) {
    guard let tableView, isAnew || footer != said || isTaken(in: tableView) else { return }
    said = footer
    if view == nil || isTaken(in: tableView) { own = tableView.tableFooterView }
    view = footer.flatMap { make?($0) }
    if let view {
      let room = CGSize(width: tableView.bounds.width, height: .greatestFiniteMagnitude)
      let height = view.sizeThatFits(room).height
      view.frame.size = CGSize(width: room.width, height: height > 0 ? height : view.frame.height)
    }
    tableView.tableFooterView = view ?? own
  }

  /// Whether the app has put a view of its own there meanwhile.
  private func isTaken(in tableView: UITableView) -> Bool {
    view != nil && tableView.tableFooterView !== view
  }
}
