import ListSource
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A table view or a collection view with its adapter.
@MainActor
struct SoakList {
  enum Kind: String, CaseIterable {
    case table
    case list
    case grid
  }

  let view: UIScrollView
  let adapter: ListAdapter
  private let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    if kind == .table {
      let tableView = ListTableView(frame: .zero, style: .plain)
      (view, adapter) = (tableView, TableAdapter(tableView))
    } else {
      let layout = UICollectionViewFlowLayout()
      let collectionView = ListCollectionView(frame: .zero, collectionViewLayout: layout)
      (view, adapter) = (collectionView, CollectionAdapter(collectionView))
    }
  }

  /// The visible cells.
  var cells: [UIView] {
    (view as? UITableView)?.visibleCells ?? (view as? UICollectionView)?.visibleCells ?? []
  }

  func section(of rows: [SoakRow]) -> ListSection {
    switch kind {
    case .table: ListSection("rows") { Rows(rows, cell: SoakCell.self).height(.fixed(44)) }
    case .list: ListSection("rows") { Rows(rows, cell: SoakItem.self) }.layout(.list())
    case .grid:
      ListSection("rows") { Rows(rows, cell: SoakItem.self) }
        .layout(.grid(columns: 3, spacing: 4, height: .points(60)))
    }
  }
}

/// A table view cell that adds its row's number to its events.
final class SoakCell: UITableViewCell, ViewConfigurable, EventDecorator {
  private var row = -1

  func configure(with model: SoakRow) {
    row = model.id
  }

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.shown] = row
  }
}

/// A collection view cell that adds its row's number to its events.
final class SoakItem: UICollectionViewCell, ViewConfigurable, EventDecorator {
  private var row = -1

  func configure(with model: SoakRow) {
    row = model.id
  }

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.shown] = row
  }
}
