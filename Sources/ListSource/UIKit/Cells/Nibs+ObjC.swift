// Not compiled or tested on Linux, because nibs exist only in UIKit.
#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
  public import Foundation
  public import PlatformUIKit

  extension ListAdapter {
    /// Registers a nib for a cell class that ``Rows`` declare, or that you have registered for a model type.
    public func register(_ nib: UINib, forCell cell: any ListCell.Type) {
      register(nib, under: String(reflecting: cell))
    }

    /// Registers a nib for a ``CellModel/reuseIdentifier``. The nib applies to ``Rows`` that declare no cell class. If
    /// a list is already shown, the next list that you apply reloads the list view.
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
        nibs.insert(identifier)
        collectionView.register(nib, forCellWithReuseIdentifier: identifier)
      default: break
      }
    }
  }

  extension LiveList {
    /// Sets the nib of the cells, which is registered automatically, and the closure that configures them. The reuse
    /// identifier defaults to the fully qualified name of the class.
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
