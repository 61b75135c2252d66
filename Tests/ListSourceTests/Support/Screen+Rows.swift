import Foundation
import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// What shows on a screen.
extension Screen {
  var numberOfSections: Int { view.numberOfSections }

  func numberOfRows(inSection section: Int) -> Int { view.numberOfRows(inSection: section) }

  /// Where the rows are, section by section.
  var rects: [CGRect] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { view.rect(at: IndexPath(row: $0, section: section)) }
    }
  }

  /// How high the rows are, section by section.
  var heights: [CGFloat] { rects.map(\.height) }

  /// The cells in view, in the order of the list.
  var visibleCells: [any ShownCell] { view.visiblePlaces.compactMap { view.cell(at: $0) } }

  /// What the cells in view say, in the order of the list.
  var texts: [String] { visibleCells.map(\.said) }

  func cell(_ row: Int, _ section: Int = 0) -> (any ShownCell)? {
    view.cell(at: IndexPath(row: row, section: section))
  }

  func itemCell(_ row: Int, _ section: Int = 0) -> (any ItemShowing)? {
    cell(row, section) as? any ItemShowing
  }

  /// The places of the selected rows.
  var selectedPlaces: [IndexPath] { view.selectedPlaces }

  // MARK: Headers and footers

  func headerRect(_ section: Int) -> CGRect { view.edgeRect(isHeader: true, of: section) }
  func footerRect(_ section: Int) -> CGRect { view.edgeRect(isHeader: false, of: section) }

  /// What the title above a section says that shows.
  func saidAbove(_ section: Int) -> String? { saidByTitle(isHeader: true, of: section) }

  /// What the title below a section says that shows.
  func saidBelow(_ section: Int) -> String? { saidByTitle(isHeader: false, of: section) }

  private func saidByTitle(isHeader: Bool, of section: Int) -> String? {
    switch view.titleView(isHeader: isHeader, of: section) {
    case let title as UITableViewHeaderFooterView: title.textLabel?.text
    case let title as UICollectionViewCell: title.said
    default: nil
    }
  }

  /// Whether a view shows above or below a section.
  func hasEdge(_ edge: UIView) -> Bool {
    guard edge.window != nil else { return false }
    switch view {
    case .table(let table): return table.hasEdge(edge)
    case .collection(let view): return edge.superview?.superview?.superview === view
    }
  }

  /// Where what contains the view of a header or footer is in the list view.
  func containerRect(of edge: UIView) -> CGRect? {
    edge.superview.map { $0.convert($0.bounds, to: listView) }
  }

  // MARK: Registering

  /// Registers both classes of a pair, of which the one for this kind of views is used.
  func register<Cell: PairedCell>(_ cell: Cell.Type, for model: Cell.Model.Type) {
    register(cell, Cell.InCollections.self, for: model)
  }

  func register<Cell: UITableViewCell & ViewConfigurable, Item: UICollectionViewCell & ViewConfigurable>(
    _ cell: Cell.Type,
    _ item: Item.Type,
    for model: Cell.Model.Type
  ) where Item.Model == Cell.Model {
    if kind == .table { adapter.register(cell, for: model) } else { adapter.register(item, for: model) }
  }

  func register<Cell: UITableViewCell & ViewConfigurable, Item: UICollectionViewCell & ViewConfigurable>(
    _ cell: Cell.Type,
    _ item: Item.Type,
    for identifier: String
  ) where Item.Model == Cell.Model {
    if kind == .table {
      adapter.register(cell, for: identifier)
    } else {
      adapter.register(item, for: identifier)
    }
  }
}

extension UITableView {
  /// What the header says that shows.
  func saidAbove(_ section: Int) -> String? { headerView(forSection: section)?.textLabel?.text }

  /// What the footer says that shows.
  func saidBelow(_ section: Int) -> String? { footerView(forSection: section)?.textLabel?.text }

  /// Whether a view shows above or below a section.
  func hasEdge(_ view: UIView) -> Bool { view.superview?.superview === self && view.window != nil }
}
