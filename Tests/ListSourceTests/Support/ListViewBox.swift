import Foundation
import ListSource
import PlatformUIKit

/// A list view of either kind, with their common interface.
@MainActor
enum ListViewBox {
  case table(UITableView)
  case collection(UICollectionView)

  /// Makes an unconfigured view.
  init(_ kind: ListKind) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    self =
      kind == .table
      ? .table(UITableView(frame: frame, style: .plain))
      : .collection(UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()))
  }

  var scrollView: UIScrollView {
    switch self {
    case .table(let view): view
    case .collection(let view): view
    }
  }

  var numberOfSections: Int {
    switch self {
    case .table(let view): view.numberOfSections
    case .collection(let view): view.numberOfSections
    }
  }

  func numberOfRows(inSection section: Int) -> Int {
    switch self {
    case .table(let view): view.numberOfRows(inSection: section)
    case .collection(let view): view.numberOfItems(inSection: section)
    }
  }

  /// The index paths of the visible rows, in the order of the list.
  var visiblePlaces: [IndexPath] {
    switch self {
    case .table(let view): view.indexPathsForVisibleRows ?? []
    case .collection(let view): view.indexPathsForVisibleItems.sorted()
    }
  }

  func cell(at indexPath: IndexPath) -> (any ShownCell)? {
    switch self {
    case .table(let view): view.cellForRow(at: indexPath)
    case .collection(let view): view.cellForItem(at: indexPath)
    }
  }

  func rect(at indexPath: IndexPath) -> CGRect {
    switch self {
    case .table(let view): view.rectForRow(at: indexPath)
    case .collection(let view): view.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    }
  }

  /// The frame of a section's header or footer, or zero if there is none.
  func edgeRect(isHeader: Bool, of section: Int) -> CGRect {
    switch self {
    case .table(let view):
      return isHeader ? view.rectForHeader(inSection: section) : view.rectForFooter(inSection: section)
    case .collection(let view):
      let attributes = view.collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: isHeader ? UICollectionView.elementKindSectionHeader : .footerKind,
        at: IndexPath(item: 0, section: section)
      )
      return attributes?.frame ?? .zero
    }
  }

  /// The visible view of a header or footer title, if any.
  func titleView(isHeader: Bool, of section: Int) -> UIView? {
    switch self {
    case .table(let view):
      return isHeader ? view.headerView(forSection: section) : view.footerView(forSection: section)
    case .collection(let view):
      let edge = view.supplementaryView(
        forElementKind: isHeader ? UICollectionView.elementKindSectionHeader : .footerKind,
        at: IndexPath(item: 0, section: section)
      )
      return edge as? UICollectionViewListCell
    }
  }

  var selectedPlaces: [IndexPath] {
    switch self {
    case .table(let view): view.indexPathsForSelectedRows ?? []
    case .collection(let view): (view.indexPathsForSelectedItems ?? []).sorted()
    }
  }

  func select(_ indexPath: IndexPath) {
    switch self {
    case .table(let view): view.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    case .collection(let view): view.selectItem(at: indexPath, animated: false, scrollPosition: [])
    }
  }

  func deselect(_ indexPath: IndexPath) {
    switch self {
    case .table(let view): view.deselectRow(at: indexPath, animated: false)
    case .collection(let view): view.deselectItem(at: indexPath, animated: false)
    }
  }

  func reloadData() {
    switch self {
    case .table(let view): view.reloadData()
    case .collection(let view): view.reloadData()
    }
  }

  func performBatchUpdates(_ updates: (() -> Void)?) {
    switch self {
    case .table(let view): view.performBatchUpdates(updates)
    case .collection(let view): view.performBatchUpdates(updates)
    }
  }

  var allowsMultipleSelection: Bool {
    get {
      switch self {
      case .table(let view): view.allowsMultipleSelection
      case .collection(let view): view.allowsMultipleSelection
      }
    }
    nonmutating set {
      switch self {
      case .table(let view): view.allowsMultipleSelection = newValue
      case .collection(let view): view.allowsMultipleSelection = newValue
      }
    }
  }

  var backgroundView: UIView? {
    get {
      switch self {
      case .table(let view): view.backgroundView
      case .collection(let view): view.backgroundView
      }
    }
    nonmutating set {
      switch self {
      case .table(let view): view.backgroundView = newValue
      case .collection(let view): view.backgroundView = newValue
      }
    }
  }
}

extension String {
  @MainActor fileprivate static var footerKind: String { UICollectionView.elementKindSectionFooter }
}
