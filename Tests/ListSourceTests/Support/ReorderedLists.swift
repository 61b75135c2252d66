import Foundation
import ListSource
import PlatformUIKit
import RouterEvents

extension EventName {
  static let itemsReordered: EventName = "items.reordered"
}

/// A screen with movable favorites and recent items, and with rows that cannot move.
@MainActor
final class ReorderedLists {
  let screen: Screen

  /// The number of times the view has counted its sections.
  var countings: Int {
    get {
      (screen.adapter as? CountingTableAdapter)?.countings
        ?? (screen.adapter as? CountingAdapter)?.countings ?? 0
    }
    set {
      (screen.adapter as? CountingTableAdapter)?.countings = newValue
      (screen.adapter as? CountingAdapter)?.countings = newValue
    }
  }

  /// The contents and sources of the received events.
  private(set) var received: [String] = []
  private(set) var sources: [any EventResponder] = []

  /// Called for each event. Must not capture the lists or their screen, because that would be a retain cycle.
  var onReorder: (ReorderedLists, Reorder) -> Void = { _, _ in }

  private var observation: EventObservation?

  init(_ kind: ListKind) {
    screen = Screen(kind, CountingTableAdapter.init, CountingAdapter.init)
    observation = screen.window.onRouterEvent(.itemsReordered) { [weak self] in self?.handle($0) }
  }

  static func showing(
    _ favorites: [Int],
    _ recent: [Int] = [],
    on kind: ListKind
  ) -> (lists: ReorderedLists, screen: Screen) {
    let lists = ReorderedLists(kind)
    lists.screen.show(lists.list(favorites, recent))
    return (lists, lists.screen)
  }

  private func handle(_ event: RouterEvent) {
    guard let reorder = event.userInfo[.reorder] else { return }
    let item = event.userInfo.listItem(as: Item.self)?.text ?? "nothing"
    let place = event.userInfo[.indexPath].map { "\($0.section) \($0.row)" } ?? "nowhere"
    received.append("\(item) from \(reorder), now at \(place)")
    if let source = event.source { sources.append(source) }
    onReorder(self, reorder)
  }

  func list(_ favorites: [Int], _ recent: [Int] = []) -> ListSource {
    ListSource {
      ListSection("favorites", title: "Favorites") {
        Rows(Item.many(favorites), cell: ItemCell.self).reorderable(emits: .itemsReordered)
      }
      ListSection("recent", title: "Recent") {
        Rows(Item.many(recent), cell: ItemCell.self).reorderable(emits: .itemsReordered)
      }
      ListSection("others", title: "Others") {
        Rows(Item.many([90, 91]), cell: ItemCell.self)
        Rows([Other(id: 1), Other(id: 2)], text: { "other \($0.id)" }).reorderable(emits: .itemsReordered)
      }
    }
  }

  /// The ids of the visible favorites and recent items.
  var shown: [Int] { screen.texts.compactMap { Int($0.dropFirst(5)) }.filter { $0 < 90 } }
}

private final class CountingTableAdapter: TableAdapter {
  var countings = 0

  override func numberOfSections(in tableView: UITableView) -> Int {
    countings += 1
    return super.numberOfSections(in: tableView)
  }
}

private final class CountingAdapter: CollectionAdapter {
  var countings = 0

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    countings += 1
    return super.numberOfSections(in: collectionView)
  }
}

/// A model of another type.
struct Other: Identifiable, Equatable {
  var id: Int
}
