import Dispatch
import Foundation
import ListSource
import PagedList

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A page appended to a table that has many rows.
@MainActor
enum PageBenchmarks {
  static var all: [Benchmark] { [mapped, handedOn] }

  private static var mapped: Benchmark {
    append(name: "page.append.mapped", how: "rows made of the models by a map", goal: .atMost(40)) { items in
      Rows(items.map(ItemRow.init), cell: ItemRowCell.self)
    }
  }

  private static var handedOn: Benchmark {
    append(name: "page.append", how: "the list's rows handed on as they are", goal: .atMost(15)) { items in
      Rows(items, cell: ItemCell.self)
    }
  }

  private static func append<Model>(
    name: String,
    how: String,
    goal: Goal,
    _ declare: @escaping @MainActor ([Item]) -> Rows<Model>
  ) -> Benchmark {
    Benchmark(
      name: name,
      work: "a page of 100 appended to a table of 100,000 rows, from answer to batch, \(how)",
      against: "a plain loop that compares the 100,000 models",
      goal: goal
    ) {
      let (one, other) = (items(0..<100_000), items(0..<100_000))
      var best = (work: Double.infinity, against: Double.infinity)
      for _ in 0..<4 {
        let table = await GrowingTable(rows: 100_000, declare)
        for _ in 0..<8 {
          best.work = min(best.work, await table.append())
          best.against = min(best.against, Timing.nanoseconds { use(areEqual(one, other)) })
        }
      }
      return Figure(value: best.work / best.against, sides: best)
    }
  }

  /// The least that anybody can do to find out whether something changed.
  @inline(never)
  private static func areEqual(_ one: [Item], _ other: [Item]) -> Bool {
    guard one.count == other.count else { return false }
    for index in one.indices {
      if one[index].id != other[index].id || one[index] != other[index] { return false }
    }
    return true
  }
}

/// A table on a screen, whose list gets 100 rows more with each page.
@MainActor
private final class GrowingTable {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let tableView = WatchedTable(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  private let manager: PagedTable<Item>
  private let service: Service
  private var waiting: CheckedContinuation<Void, Never>?

  init<Model>(rows: Int, _ declare: @escaping @MainActor ([Item]) -> Rows<Model>) async {
    service = Service(firstPage: rows)
    manager = PagedTable(tableView, showing: PagedList(service, pageSize: 100, uniqueBy: \.id)) { items in
      ListSource { ListSection("items") { declare(items) } }
    }
    manager.loadsNextPageNearEnd = false
    manager.animatesChanges = false
    manager.footer = nil
    manager.onCompletion = { [weak self] _, _ in self?.waiting?.resume() }
    window.addSubview(tableView)
    window.isHidden = false
    await withCheckedContinuation { continuation in
      waiting = continuation
      manager.loadFirstPage()
    }
  }

  /// Loads a page.
  ///
  /// - Returns: the nanoseconds from the service's answer until the table is given its batch. What a table does with it is
  ///   UIKit's work: it asks anew for the height of every row.
  func append() async -> Double {
    window.layoutIfNeeded()
    await withCheckedContinuation { continuation in
      waiting = continuation
      manager.loadNextPage()
    }
    return Double(tableView.batchBegin - service.answered)
  }
}

/// A table that notes when it was last given a batch.
private final class WatchedTable: UITableView {
  private(set) var batchBegin: UInt64 = 0

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batchBegin = DispatchTime.now().uptimeNanoseconds
    super.performBatchUpdates(updates, completion: completion)
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

/// What a view model makes of an item.
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

private final class ItemRowCell: UITableViewCell, ViewConfigurable {
  func configure(with model: ItemRow) {
    textLabel?.text = model.item.place
  }
}

/// A service that notes when it answered.
@MainActor
private final class Service: PageLoading {
  private let firstPage: Int
  private(set) var answered: UInt64 = 0
  private var count = 0

  init(firstPage: Int) {
    self.firstPage = firstPage
  }

  func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    let size = request.isFirst ? firstPage : 100
    let page = items(count..<(count + size))
    count += size
    answered = DispatchTime.now().uptimeNanoseconds
    return LoadedPage(page, isLast: false)
  }
}
