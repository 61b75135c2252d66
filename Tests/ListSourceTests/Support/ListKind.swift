@testable import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A kind of view that shows a list.
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

  /// The layout of sections that declare none; nil in a table view.
  var layout: SectionLayout? {
    switch self {
    case .table: nil
    case .list: .list(.plain)
    case .grid: .grid(columns: 2, spacing: 0, height: .estimated(44))
    }
  }

  /// What reports call the view, its property, its adapter and two of that one's methods.
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

/// How reports speak of a kind of list view.
struct ListWords {
  let view: String
  let name: String
  let adapter: String
  let delegateFeatures: String
  let prefetchMethod: String
  let dragMethod: String
}

extension ListSource {
  /// The list with the layout of a kind for each section that declares none.
  @MainActor
  func laidOut(as kind: ListKind) -> ListSource {
    guard let layout = kind.layout else { return self }
    return with(sections: sections.map { $0.declaredLayout == nil ? $0.layout(layout) : $0 })
  }
}
