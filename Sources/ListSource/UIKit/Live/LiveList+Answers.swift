public import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension LiveList: UITableViewDataSource, UITableViewDelegate {
  /// Asks the closure.
  public func numberOfSections(in tableView: UITableView) -> Int { sections() }

  /// Asks the closure.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows(section) }

  /// Asks the closure; where there is none that is reported, and the cell says nothing. Where the table view has cells of
  /// another class that is reported, and the row is a placeholder.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    reportEviction(from: tableView)
    guard let kind = cell else {
      report(.noCells) {
        """
        A list has rows and no cells, so its rows are empty. \
        Say list.configureCell(QuakeCell.self) { cell, indexPath in … }.
        """
      }
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: kind.identifier, for: indexPath)
    guard kind.includes(cell) else {
      cellNotices.noteWrongClass(of: cell, inPlaceOf: kind)
      let placeholder = PlaceholderCell(style: .default, reuseIdentifier: nil)
      placeholder.say("No \(kind.type)")
      return placeholder
    }
    kind.configure(cell, indexPath, indexPath.row)
    return cell
  }

  /// Asks the closure.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title(section)
  }

  /// Asks the closure. A height that no row can have is reported, and the row is as high as its cell asks for.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch height?(indexPath) {
    case nil: return tableView.rowHeight
    case .fixed(let points) where CellHeight.fixed(points).isPossible: return CGFloat(points)
    case .fixed(let points):
      report(.impossibleHeight) {
        """
        heightForRow answered \(points) points for row \(indexPath.row) of section \(indexPath.section); it is as high \
        as its cell asks for. Answer 0 to 1000000 points, or .automatic.
        """
      }
      return UITableView.automaticDimension
    case .automatic: return UITableView.automaticDimension
    }
  }

  /// Does what the closure says, and deselects the row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let select else { return }
    select(indexPath)
    let selected = tableView.allowsMultipleSelection ? indexPath : tableView.indexPathForSelectedRow
    if let selected { tableView.deselectRow(at: selected, animated: true) }
  }

  /// Whether it was said what is done then.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { delete != nil }

  /// Does what the closure says of a deletion. An insertion, for which there is none, is reported.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete?(indexPath) }
    guard editingStyle == .insert else { return }
    report(.insertion) {
      """
      Row \(indexPath.row) of section \(indexPath.section) was asked to insert another, and nothing is done: a list has \
      its rows deleted only, by didDeleteRow. Offer insertion by a button, and say tableView.insertRows(at:with:).
      """
    }
  }

  /// Does what the closure says.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let tableView else { return }
    reportEviction(from: tableView)
    scroll(tableView)
  }

  /// Reports that somebody put something else in the list's place, as far as the place that is left lets it know.
  private func reportEviction(from tableView: UITableView) {
    if tableView.delegate !== self {
      report(.otherDelegate) {
        """
        A table view's list is not its delegate any more: heights, selection and scrolling are not what the list says. \
        Remove tableView.delegate = …, and say list.heightForRow, didSelectRow or didScroll in configureList.
        """
      }
    }
    if tableView.dataSource !== self {
      report(.otherDataSource) {
        """
        A table view's list is not its data source any more, so its rows are not shown. \
        Remove tableView.dataSource = …, and say list.numberOfRows and configureCell in configureList.
        """
      }
    }
  }

  private func report(_ notice: Notice, _ message: () -> String) {
    if notices.insert(notice).inserted { Reports.report(message()) }
  }
}

extension LiveList: TableDriver {
  func position(at indexPath: IndexPath) -> ListPosition? {
    ListPosition(list: self, section: indexPath.section, indexPath: indexPath)
  }

  func position(ofSection section: Int) -> ListPosition? {
    ListPosition(list: self, section: section)
  }

  func isEdge(_ view: UIView, ofSection section: Int) -> Bool { false }
}
