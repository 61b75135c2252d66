// Not compiled on Linux: nibs exist in UIKit only. No test on Linux covers this file.
#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
  public import Foundation
  public import UIKit

  extension ListAdapter {
    /// Has cells of a class made from a nib, wherever ``Rows`` name the class or it is registered for a type of models.
    public func register(_ nib: UINib, forCell cell: any ListCell.Type) {
      register(nib, under: String(reflecting: cell))
    }

    /// Has models that call their cell by an identifier shown by cells of a class that are made from a nib, wherever
    /// ``Rows`` name no cell.
    ///
    /// Where a list shows already the next one is shown by a reload, because its rows may have other cells.
    public func register<Cell: ListCell & ViewConfigurable>(
      _ nib: UINib,
      forCell cell: Cell.Type,
      for reuseIdentifier: String
    ) {
      register(nib, under: cells.register(cell, forIdentifier: reuseIdentifier))
      forgetCells()
    }

    private func register(_ nib: UINib, under identifier: String) {
      registered.insert(identifier)
      switch listView {
      case let tableView as UITableView: tableView.register(nib, forCellReuseIdentifier: identifier)
      case let collectionView as UICollectionView:
        collectionView.register(nib, forCellWithReuseIdentifier: identifier)
      default: break
      }
    }
  }

  extension LiveList {
    /// Sets the nib that the cells are made from, which is registered by itself, and how one is configured.
    ///
    /// - Parameters:
    ///   - type: the class of the cells in the nib.
    ///   - nib: the nib.
    ///   - identifier: what it is registered under; the name of the class where nothing is given.
    ///   - configure: makes a cell show a row.
    /// - Returns: the list.
    @discardableResult
    public func configureCell<Cell: UITableViewCell>(
      _ type: Cell.Type,
      nib: UINib,
      identifier: String? = nil,
      _ configure: @escaping @MainActor (_ cell: Cell, _ indexPath: IndexPath) -> Void
    ) -> LiveList {
      configureCell(type, identifier: identifier, configure) { $0?.register(nib, forCellReuseIdentifier: $1) }
    }
  }
#endif
