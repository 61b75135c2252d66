internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension UITableView: ListView {
  func perform(_ updates: @escaping () -> Void, completion: @escaping () -> Void) {
    performBatchUpdates(updates) { _ in completion() }
  }

  /// Gives the header and footer new titles or models, for which the batch finds their heights at its end. Anything else
  /// is for a reload of the section, cells and all: a table view documents no other way to come by a header.
  func replaceEdges(ofSection section: Int, _ old: ListSection, by new: ListSection) -> Bool {
    guard new.header.isShownByView(of: old.header), new.footer.isShownByView(of: old.footer),
      new.collapsing?.event == old.collapsing?.event
    else { return false }
    listAdapter?.edgeViews.update(new)
    let (header, footer) = (headerView(forSection: section), footerView(forSection: section))
    return header?.retitle(from: old.header?.title, to: new.header?.title, in: style) ?? true
      && footer?.retitle(from: old.footer?.title, to: new.footer?.title, in: style) ?? true
  }

  func shownCell(at indexPath: IndexPath) -> (any ListCell)? { cellForRow(at: indexPath) }

  func indexPath(ofCell view: UIView) -> IndexPath? {
    (view as? UITableViewCell).flatMap(indexPath)
  }

  func section(ofEdge view: UIView) -> Int? {
    (0..<numberOfSections).first {
      headerView(forSection: $0) === view || footerView(forSection: $0) === view
    }
  }

  var visibleRows: [IndexPath] { indexPathsForVisibleRows ?? [] }
  func frame(ofRow indexPath: IndexPath) -> CGRect { rectForRow(at: indexPath) }

  var selectedIndexPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

  func select(at indexPath: IndexPath, animated: Bool) {
    selectRow(at: indexPath, animated: animated, scrollPosition: .none)
  }

  func deselect(at indexPath: IndexPath, animated: Bool) { deselectRow(at: indexPath, animated: animated) }
}

extension UITableViewCell: ListCell {}

extension ListEdge? {
  /// Whether the two are the same, both titles, or values whose views are of one class.
  fileprivate func isShownByView(of other: ListEdge?) -> Bool {
    switch (self, other) {
    case (.title, .title): true
    case (.value(let one), .value(let other)): one.type == other.type
    default: self == other
    }
  }
}
