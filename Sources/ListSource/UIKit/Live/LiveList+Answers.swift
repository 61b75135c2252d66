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

  /// Asks the closure; where there is none that is reported, and the cell says nothing.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cell { return cell(tableView, indexPath) }
    report(.noCells) {
      """
      A list has rows and no cells, so its rows are empty. \
      Say list.configureCell(QuakeCell.self) { cell, indexPath in … }.
      """
    }
    return UITableViewCell(style: .default, reuseIdentifier: nil)
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
        as its cell asks for. Answer a finite number of points, 0 or more, or .automatic.
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

  /// Does what the closure says.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete?(indexPath) }
  }

  /// Does what the closure says.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let tableView { scroll(tableView) }
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
