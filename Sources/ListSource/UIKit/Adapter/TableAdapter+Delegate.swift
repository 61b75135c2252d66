public import Foundation
internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

// Every call goes to the app's delegate first. On Apple's systems what is not in this file is forwarded to it as well, in
// `TableAdapter+ForwardingObjC.swift`.
extension TableAdapter: UITableViewDelegate {
  // MARK: Display

  /// Does what the row's ``Rows`` say when it is about to show, and remembers how high it is.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    reportEviction(from: tableView)
    duringCallback {
      appDelegate?.willDisplay(cell, at: indexPath, in: tableView)
      remember(heightOf: cell, at: indexPath, in: tableView)
      shown.row(at: RowIndex(indexPath))?.perform(.display)
      onRowDisplay?(shown.numberOfRows(after: RowIndex(indexPath)))
    }
  }

  /// Tells the app's delegate.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    duringCallback { appDelegate?.didEndDisplaying(cell, at: indexPath, in: tableView) }
  }

  /// Tells the app's delegate.
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    duringCallback { appDelegate?.willDisplay(header: view, of: section, in: tableView) }
  }

  /// Tells the app's delegate.
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    duringCallback { appDelegate?.willDisplay(footer: view, of: section, in: tableView) }
  }

  /// Tells the app's delegate.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    duringCallback { appDelegate?.didEndDisplaying(header: view, of: section, in: tableView) }
  }

  /// Tells the app's delegate.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    duringCallback { appDelegate?.didEndDisplaying(footer: view, of: section, in: tableView) }
  }

  // MARK: Heights

  /// The height of a row: what the app's delegate says, else what is declared most particularly for its ``Rows``, its
  /// section, by its model or for the list; else the table view's row height.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    duringCallback {
      if let height = appDelegate?.height(ofRowAt: indexPath, in: tableView) { return height }
      return usesRowHeight ? .leftToTheTable : height(at: indexPath, in: tableView)
    }
  }

  /// The height to assume of a row until it shows: the declared one, else the one that it had when it showed last.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    duringCallback {
      if let height = appDelegate?.estimatedHeight(ofRowAt: indexPath, in: tableView) { return height }
      return usesRowHeight ? .leftToTheTable : estimatedHeight(at: indexPath, in: tableView)
    }
  }

  /// The height of a header: what the app's delegate says, or the table view's where it gives a view and no height; else
  /// that of the list's view, else that of a title, else none.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    duringCallback {
      if let height = appDelegate?.height(ofHeader: section, in: tableView) { return height }
      if appDelegate?.header(of: section, in: tableView) != nil { return tableView.sectionHeaderHeight }
      return height(of: shown.section(at: section)?.header, in: tableView)
    }
  }

  /// The height of a footer: what the app's delegate says, or the table view's where it gives a view and no height; else
  /// that of the list's view, else that of a title, else none.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    duringCallback {
      if let height = appDelegate?.height(ofFooter: section, in: tableView) { return height }
      if appDelegate?.footer(of: section, in: tableView) != nil { return tableView.sectionFooterHeight }
      return height(of: shown.section(at: section)?.footer, in: tableView)
    }
  }

  /// The height to assume of a header: what the app's delegate says, else the table view's.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    duringCallback {
      appDelegate?.estimatedHeight(ofHeader: section, in: tableView)
        ?? tableView.estimatedSectionHeaderHeight
    }
  }

  /// The height to assume of a footer: what the app's delegate says, else the table view's.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    duringCallback {
      appDelegate?.estimatedHeight(ofFooter: section, in: tableView)
        ?? tableView.estimatedSectionFooterHeight
    }
  }

  private func height(of edge: ListEdge?, in tableView: UITableView) -> CGFloat {
    switch edge {
    case .view(let view): (view as? UIView)?.bounds.height ?? 0
    case .title: UITableView.automaticDimension
    // A grouped table takes 0 for a height of its own choice; this is none that anybody sees.
    case nil: tableView.style == .plain ? 0 : CGFloat.leastNonzeroMagnitude
    }
  }

  // MARK: Headers and footers

  /// The view above a section.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    duringCallback {
      appDelegate?.header(of: section, in: tableView) ?? shown.section(at: section)?.header?.view
    }
  }

  /// The view below a section.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    duringCallback {
      appDelegate?.footer(of: section, in: tableView) ?? shown.section(at: section)?.footer?.view
    }
  }

  // MARK: Selection

  /// Asks the app's delegate; else it may.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    duringCallback { appDelegate?.shouldHighlightRow(at: indexPath, in: tableView) ?? true }
  }

  /// Tells the app's delegate.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    appDelegate?.didHighlightRow(at: indexPath, in: tableView)
  }

  /// Tells the app's delegate.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    appDelegate?.didUnhighlightRow(at: indexPath, in: tableView)
  }

  /// Asks the app's delegate; else it is that row.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    duringCallback { appDelegate?.willSelectRow(at: indexPath, in: tableView) ?? indexPath }
  }

  /// Asks the app's delegate; else it is that row.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    duringCallback { appDelegate?.willDeselectRow(at: indexPath, in: tableView) ?? indexPath }
  }

  /// Does what the row's ``Rows`` say when it is selected: first the action, then the event from the cell; after that the
  /// row is deselected. A row without either stays selected.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let selected = SelectedRow(at: indexPath, of: shown, in: tableView)
    appDelegate?.didSelectRow(at: indexPath, in: tableView)
    guard let selected, selected.row.group.has(.select) else { return }
    selected.row.perform(.select)
    selected.emit(in: tableView) { shown.id(of: RowIndex($0)) }
    selected.deselect(in: tableView) { shown.id(of: RowIndex($0)) }
  }

  /// Tells the app's delegate.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    appDelegate?.didDeselectRow(at: indexPath, in: tableView)
  }

  // MARK: Scrolling

  /// Tells the app's delegate, and calls what ``onScroll(_:)`` was given.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let tableView { reportEviction(from: tableView) }
    duringCallback {
      appDelegate?.didScroll(scrollView)
      if let tableView { onScroll?(tableView) }
    }
  }

  /// Tells the app's delegate.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    appDelegate?.willBeginDragging(scrollView)
  }

  /// Tells the app's delegate.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    appDelegate?.didEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// Tells the app's delegate.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    appDelegate?.didEndDecelerating(scrollView)
  }

  var appDelegate: AppDelegateCalls? { delegate.map(AppDelegateCalls.init) }
}
