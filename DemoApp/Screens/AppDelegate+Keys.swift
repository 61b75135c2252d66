import Commands
import Foundation
import ListSource
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension AppDelegate {
  /// The strategies for the keys that all screens share.
  static let keyTable = StrategyTable<AppDelegate> {
    On(.nextRowChosen) { delegate, _ in delegate.shownList?.moveSelection(by: 1) }
    On(.previousRowChosen) { delegate, _ in delegate.shownList?.moveSelection(by: -1) }
    On(.selectedRowOpened) { delegate, _ in delegate.shownList?.openSelection() }
    On(.backChosen) { delegate, _ in delegate.leaveScreen() }
  }

  private var topController: UIViewController? {
    var top = window?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top
  }

  private var shownList: ListTableController? {
    (topController as? UINavigationController)?.topViewController as? ListTableController
  }

  /// Dismisses the topmost screen if it is presented and has no screen below it, otherwise pops it.
  private func leaveScreen() {
    guard let stack = topController as? UINavigationController else { return }
    if stack.viewControllers.count > 1 {
      stack.popViewController(animated: true)
    } else if stack.presentingViewController != nil {
      stack.dismiss(animated: true)
    }
  }
}

extension ListTableController {
  /// Selects the row that is a number of rows below the selected one, or the first row if none is selected.
  fileprivate func moveSelection(by distance: Int) {
    let rows = (0..<tableView.numberOfSections).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    let selected = tableView.indexPathsForSelectedRows?.first.flatMap(rows.firstIndex)
    let next = selected.map { min(max($0 + distance, 0), rows.count - 1) } ?? 0
    guard rows.indices.contains(next) else { return }
    tableView.selectRow(at: rows[next], animated: false, scrollPosition: .none)
    tableView.scrollToRow(at: rows[next], at: .none, animated: false)
  }

  /// Does what a tap on the selected row does.
  fileprivate func openSelection() {
    guard let selected = tableView.indexPathsForSelectedRows?.first else { return }
    listAdapter.tableView(tableView, didSelectRowAt: selected)
  }
}
