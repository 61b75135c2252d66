import ListSource
import PlatformUIKit

/// A kind of list view.
enum ListKind: String, CaseIterable, Sendable {
  /// A table view.
  case table

  /// A collection view with one row below the other.
  case list

  /// A collection view with two columns.
  case grid

  /// The kinds that show one row below the other.
  static let inRows: [ListKind] = [.table, .list]

  /// The kinds that are collection views.
  static let collections: [ListKind] = [.list, .grid]

  /// The layout of sections without one, or nil for table views.
  var layout: SectionLayout? {
    switch self {
    case .table: nil
    case .list: .list(.plain)
    case .grid: .grid(columns: 2, spacing: 0, height: .estimated(44))
    }
  }

  /// The terms for this kind of view in reports.
  var words: ListWords {
    self == .table
      ? ListWords(
        view: "table view",
        name: "tableView",
        adapter: "TableAdapter",
        delegateFeatures: "heights, selection and header views",
        prefetchMethod: "tableView(_:prefetchRowsAt:)",
        dragMethod: "tableView(_:itemsForBeginning:at:)"
      )
      : ListWords(
        view: "collection view",
        name: "collectionView",
        adapter: "CollectionAdapter",
        delegateFeatures: "selection, menus and display handlers",
        prefetchMethod: "collectionView(_:prefetchItemsAt:)",
        dragMethod: "collectionView(_:itemsForBeginning:at:)"
      )
  }
}

/// The terms for a kind of list view in reports.
struct ListWords {
  let view: String
  let name: String
  let adapter: String
  let delegateFeatures: String
  let prefetchMethod: String
  let dragMethod: String
}

extension ListSource {
  /// The list with the layout of a kind for each section without one.
  func laidOut(as kind: ListKind) -> ListSource { kind.layout.map { self.layout($0) } ?? self }
}
