import Foundation
import ListSource
import PagedList

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A page appended to a list view with many rows.
@MainActor
enum PageBenchmarks {
  static var all: [Benchmark] { [mapped, handedOn, mappedInCollection, handedOnInCollection] }

  private static var mapped: Benchmark {
    append(
      to: "table",
      name: "page.append.mapped",
      how: "with rows mapped from the models",
      goal: .atMost(5)
    ) {
      await GrowingTable(rows: $0) { Rows($0.map(ItemRow.init), cell: ItemRowCell.self) }
    }
  }

  private static var handedOn: Benchmark {
    append(
      to: "table",
      name: "page.append",
      how: "with the list's own rows",
      goal: .atMost(5)
    ) {
      await GrowingTable(rows: $0) { Rows($0, cell: ItemCell.self) }
    }
  }

  private static var mappedInCollection: Benchmark {
    append(
      to: "collection view",
      name: "page.append.mapped.collection",
      how: "with rows mapped from the models",
      goal: .atMost(5)
    ) {
      await GrowingCollection(rows: $0) { Rows($0.map(ItemRow.init), cell: ItemRowItem.self) }
    }
  }

  private static var handedOnInCollection: Benchmark {
    append(
      to: "collection view",
      name: "page.append.collection",
      how: "with the list's own rows",
      goal: .atMost(5)
    ) {
      await GrowingCollection(rows: $0) { Rows($0, cell: ItemItem.self) }
    }
  }

  private static func append(
    to view: String,
    name: String,
    how: String,
    goal: Goal,
    _ make: @escaping @MainActor (_ rows: Int) async -> any GrowingList
  ) -> Benchmark {
    Benchmark(
      name: name,
      work: "a page of 100 appended to a \(view) of 100,000 rows, from answer to batch, \(how)",
      against: "a plain loop that compares the 100,000 models",
      goal: goal
    ) {
      let (one, other) = (items(0..<100_000), items(0..<100_000))
      var best = (work: Double.infinity, against: Double.infinity)
      for _ in 0..<4 {
        let list = await make(100_000)
        for _ in 0..<8 {
          best.work = min(best.work, await list.append())
          best.against = min(best.against, Timing.nanoseconds { use(areEqual(one, other)) })
        }
      }
      return Figure(value: best.work / best.against, sides: best)
    }
  }

  /// Compares the models at equal indices, the minimum work to detect a change.
  @inline(never)
  private static func areEqual(_ one: [Item], _ other: [Item]) -> Bool {
    guard one.count == other.count else { return false }
    for index in one.indices {
      if one[index].id != other[index].id || one[index] != other[index] { return false }
    }
    return true
  }
}

/// A visible list that grows by 100 rows with each page.
@MainActor
private protocol GrowingList: AnyObject {
  /// Loads a page.
  ///
  /// - Returns: the nanoseconds from the service's answer until the list view receives its batch. The work of the list
  ///   view itself, such as asking for heights again, is not included.
  func append() async -> Double
}

/// A window with a list view that shows a first page.
@MainActor
private final class GrowingScreen {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let manager: PagedManager<Item>
  private var waiting: CheckedContinuation<Void, Never>?

  init(_ view: UIView, _ manager: PagedManager<Item>) async {
    self.manager = manager
    manager.loadsNextPageNearEnd = false
    manager.animatesChanges = false
    manager.footer = nil
    manager.onCompletion = { [weak self] _, _ in self?.waiting?.resume() }
    window.addSubview(view)
    window.isHidden = false
    await withCheckedContinuation { continuation in
      waiting = continuation
      manager.loadFirstPage()
    }
  }

  func append() async {
    window.layoutIfNeeded()
    await withCheckedContinuation { continuation in
      waiting = continuation
      manager.loadNextPage()
    }
  }
}

@MainActor
private final class GrowingTable: GrowingList {
  private let view = WatchedTable(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  private let service: Service
  private let screen: GrowingScreen

  init<Model: Identifiable & Equatable>(rows: Int, _ declare: @escaping @MainActor ([Item]) -> Rows<Model>)
    async
  {
    service = Service(firstPage: rows)
    let manager = PagedTable(view, showing: PagedList(service, pageSize: 100, uniqueBy: \.id)) { items in
      ListSource { ListSection("items") { declare(items) } }
    }
    screen = await GrowingScreen(view, manager)
  }

  func append() async -> Double {
    await screen.append()
    return view.batchBegin - service.answered
  }
}

@MainActor
private final class GrowingCollection: GrowingList {
  private let view = WatchedCollection(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844),
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private let service: Service
  private let screen: GrowingScreen

  init<Model: Identifiable & Equatable>(rows: Int, _ declare: @escaping @MainActor ([Item]) -> Rows<Model>)
    async
  {
    service = Service(firstPage: rows)
    let manager = PagedCollection(view, showing: PagedList(service, pageSize: 100, uniqueBy: \.id)) { items in
      ListSource {
        ListSection("items") { declare(items) }.layout(.grid(columns: 3, spacing: 2, height: .points(60)))
      }
    }
    screen = await GrowingScreen(view, manager)
  }

  func append() async -> Double {
    await screen.append()
    return view.batchBegin - service.answered
  }
}

private struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  let place: String
  let magnitude: Int
}

private func items(_ ids: Range<Int>) -> [Item] {
  ids.map { Item(id: $0, place: "Place \($0)", magnitude: $0 % 10) }
}

/// The row that a view model creates for an item.
private struct ItemRow: Identifiable, Equatable, Sendable {
  let item: Item
  var isFavorite = false

  init(_ item: Item) {
    self.item = item
  }

  var id: Int { item.id }
}

private final class ItemCell: UITableViewCell, ViewConfigurable {
  func configure(with model: Item) {
    textLabel?.text = model.place
  }
}

private final class ItemItem: UICollectionViewCell, ViewConfigurable {
  func configure(with model: Item) {}
}

private final class ItemRowItem: UICollectionViewCell, ViewConfigurable {
  func configure(with model: ItemRow) {}
}

private final class ItemRowCell: UITableViewCell, ViewConfigurable {
  func configure(with model: ItemRow) {
    textLabel?.text = model.item.place
  }
}

/// A service that records the time of its last answer.
@MainActor
private final class Service: PageLoading {
  private let firstPage: Int
  private(set) var answered: Double = 0
  private var count = 0

  init(firstPage: Int) {
    self.firstPage = firstPage
  }

  func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    let size = request.isFirst ? firstPage : 100
    let page = items(count..<(count + size))
    count += size
    answered = Timing.now
    return LoadedPage(page, isLast: false)
  }
}
