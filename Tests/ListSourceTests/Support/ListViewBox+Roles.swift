import Foundation
import ListSource
import PlatformUIKit

/// The objects in the roles of an adapter. Setting an object of a wrong type sets nil.
extension ListViewBox {
  var delegate: AnyObject? {
    get {
      switch self {
      case .table(let view): view.delegate
      case .collection(let view): view.delegate
      }
    }
    nonmutating set {
      switch self {
      case .table(let view): view.delegate = newValue as? any UITableViewDelegate
      case .collection(let view): view.delegate = newValue as? any UICollectionViewDelegate
      }
    }
  }

  var dataSource: AnyObject? {
    get {
      switch self {
      case .table(let view): view.dataSource
      case .collection(let view): view.dataSource
      }
    }
    nonmutating set {
      switch self {
      case .table(let view): view.dataSource = newValue as? any UITableViewDataSource
      case .collection(let view): view.dataSource = newValue as? any UICollectionViewDataSource
      }
    }
  }

  var prefetching: AnyObject? {
    get {
      switch self {
      case .table(let view): view.prefetchDataSource
      case .collection(let view): view.prefetchDataSource
      }
    }
    nonmutating set {
      switch self {
      case .table(let view): view.prefetchDataSource = newValue as? any UITableViewDataSourcePrefetching
      case .collection(let view):
        view.prefetchDataSource = newValue as? any UICollectionViewDataSourcePrefetching
      }
    }
  }

  var dragging: AnyObject? {
    get {
      switch self {
      case .table(let view): view.dragDelegate
      case .collection(let view): view.dragDelegate
      }
    }
    nonmutating set {
      switch self {
      case .table(let view): view.dragDelegate = newValue as? any UITableViewDragDelegate
      case .collection(let view): view.dragDelegate = newValue as? any UICollectionViewDragDelegate
      }
    }
  }

  var listAdapter: ListAdapter? {
    switch self {
    case .table(let view): view.listAdapter
    case .collection(let view): view.listAdapter
    }
  }

  /// Makes another adapter for the view.
  func makeAdapter() -> ListAdapter {
    switch self {
    case .table(let view): TableAdapter(view)
    case .collection(let view): CollectionAdapter(view)
    }
  }
}
