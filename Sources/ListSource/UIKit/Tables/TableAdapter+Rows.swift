internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

// What a row shows, and what is declared for moments in its life.
extension TableAdapter {
  /// The cell of a row, configured.
  func cell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
    let row = shown.row(at: RowIndex(indexPath))
    guard let row, let kind = cells.kind(for: row) else {
      register(PlaceholderCell.self, for: PlaceholderCell.identifier, in: tableView)
      let cell = tableView.dequeueReusableCell(withIdentifier: PlaceholderCell.identifier, for: indexPath)
      if let row { notices.noteNoCell(for: row) }
      (cell as? PlaceholderCell)?.show(row?.model ?? ())
      return cell
    }
    register(kind.type, for: kind.identifier, in: tableView)
    // A row that is configured again gets its own cell for its index path only. One of the wrong class is then dropped,
    // which table views allow, as collection views do not.
    let cell = tableView.dequeueReusableCell(withIdentifier: kind.identifier, for: indexPath)
    guard kind.includes(cell) else {
      notices.noteWrongClass(of: cell, inPlaceOf: kind)
      let placeholder = PlaceholderCell(style: .default, reuseIdentifier: nil)
      placeholder.say("No \(kind.type) here")
      return placeholder
    }
    kind.configure(cell, row.model, row.place)
    return cell
  }

  private func register(_ type: AnyObject.Type, for identifier: String, in tableView: UITableView) {
    guard registered.insert(identifier).inserted else { return }
    tableView.register(type, forCellReuseIdentifier: identifier)
  }

  /// Performs what rows declare for a moment.
  func perform(_ action: RowMoment, at indexPaths: [IndexPath]) {
    for indexPath in indexPaths { shown.row(at: RowIndex(indexPath))?.perform(action) }
  }

  /// Has the next list shown by a reload, with heights found anew: its rows may have other cells.
  func forgetCells() {
    progress.needsReload = true
    heights = HeightMemory()
  }

  /// Becomes the table view's prefetch data source if a row declares something to prefetch. One of the app's own stays,
  /// which is reported.
  func prefetchIfNeeded() {
    guard let tableView, shown.source.sections.contains(where: \.prefetches) else { return }
    if tableView.prefetchDataSource == nil { tableView.prefetchDataSource = self }
    reportOtherPrefetching(in: tableView)
  }

  /// Becomes the table view's drag delegate if the user can move a row. One of the app's own stays, which is reported.
  func offerDragsIfNeeded() {
    guard let tableView, shown.source.sections.contains(where: \.isReorderable) else { return }
    if tableView.dragDelegate == nil {
      tableView.dragDelegate = self
      tableView.dragInteractionEnabled = true
    }
    reportOtherDragging(in: tableView)
  }

  /// Reports that the table view asked for an insertion, once.
  func reportInsertion(at indexPath: IndexPath) {
    guard placeNotices.insert(.insertion).inserted else { return }
    Reports.report(
      """
      Row \(indexPath.row) of section \(indexPath.section) was asked to insert another, and nothing is done: a list \
      only deletes rows, by onDelete. Offer insertion by a button and apply a list with the new row, or override \
      tableView(_:commit:forRowAt:) in a subclass of TableAdapter and do not call super.
      """
    )
  }
}
