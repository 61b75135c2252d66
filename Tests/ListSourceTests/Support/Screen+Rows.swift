import Foundation
import ListSource
import PlatformUIKit

/// The visible content of a screen.
extension Screen {
  var numberOfSections: Int { view.numberOfSections }

  func numberOfRows(inSection section: Int) -> Int { view.numberOfRows(inSection: section) }

  /// The frames of all rows.
  var rects: [CGRect] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { view.rect(at: IndexPath(row: $0, section: section)) }
    }
  }

  /// The heights of all rows.
  var heights: [CGFloat] { rects.map(\.height) }

  /// The visible cells, in the order of the list.
  var visibleCells: [any ShownCell] { view.visiblePlaces.compactMap { view.cell(at: $0) } }

  /// The texts of the visible cells, in the order of the list.
  var texts: [String] { visibleCells.map(\.shownText) }

  func cell(_ row: Int, _ section: Int = 0) -> (any ShownCell)? {
    view.cell(at: IndexPath(row: row, section: section))
  }

  func itemCell(_ row: Int, _ section: Int = 0) -> (any ItemShowing)? {
    cell(row, section) as? any ItemShowing
  }

  /// The index paths of the selected rows.
  var selectedPlaces: [IndexPath] { view.selectedPlaces }

  // MARK: Headers and footers

  func headerRect(_ section: Int) -> CGRect { view.edgeRect(isHeader: true, of: section) }
  func footerRect(_ section: Int) -> CGRect { view.edgeRect(isHeader: false, of: section) }

  /// The visible header title of a section.
  func headerText(_ section: Int) -> String? { titleText(isHeader: true, of: section) }

  /// The visible footer title of a section.
  func footerText(_ section: Int) -> String? { titleText(isHeader: false, of: section) }

  private func titleText(isHeader: Bool, of section: Int) -> String? {
    switch view.titleView(isHeader: isHeader, of: section) {
    case let title as UITableViewHeaderFooterView: title.textLabel?.text
    case let title as UICollectionViewCell: title.shownText
    default: nil
    }
  }

  /// Whether a header or footer view shows.
  func hasSupplement(_ supplement: UIView) -> Bool {
    guard supplement.window != nil else { return false }
    return kind == .table
      ? table.hasSupplement(supplement) : supplement.superview?.superview?.superview === view
  }

  /// The frame in the list view of the container of a header or footer view.
  func containerRect(of supplement: UIView) -> CGRect? {
    supplement.superview.map { $0.convert($0.bounds, to: listView) }
  }

  // MARK: Registering

  /// Registers the class of a pair that is for this kind of view.
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
  /// The visible header title of a section.
  func headerText(_ section: Int) -> String? { headerView(forSection: section)?.textLabel?.text }

  /// The visible footer title of a section.
  func footerText(_ section: Int) -> String? { footerView(forSection: section)?.textLabel?.text }

  /// Whether a header or footer view shows.
  func hasSupplement(_ view: UIView) -> Bool { view.superview?.superview === self && view.window != nil }
}
