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
  static var all: [Benchmark] { [append(isUnique: false), append(isUnique: true)] }

  private static func append(isUnique: Bool) -> Benchmark {
    Benchmark(
      name: isUnique ? "page.append.unique" : "page.append",
      work: "a page of 100 appended to a table of 100,000 rows, from answer to batch"
        + (isUnique ? ", ids compared" : ""),
      against: "a table of 1,000 rows",
      goal: .atMost(1.5)
    ) {
      var best = (work: Double.infinity, against: Double.infinity)
      for _ in 0..<4 {
        let many = await GrowingTable(rows: 100_000, isUnique: isUnique)
        let few = await GrowingTable(rows: 1_000, isUnique: isUnique)
        for _ in 0..<8 {
          best.work = min(best.work, await many.append())
          best.against = min(best.against, await few.append())
        }
      }
      return Figure(value: best.work / best.against, sides: best)
    }
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

  init(rows: Int, isUnique: Bool) async {
    service = Service(firstPage: rows)
    let list =
      isUnique
      ? PagedList(service, pageSize: 100, uniqueBy: \.id) : PagedList(service, pageSize: 100)
    manager = PagedTable(tableView, showing: list) { items in
      ListSource { ListSection("items") { Rows(items, cell: ItemCell.self) } }
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
}

private final class ItemCell: UITableViewCell, ViewConfigurable {
  func configure(with model: Item) {
    textLabel?.text = "\(model.id)"
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
    let items = (count..<(count + size)).map { Item(id: $0) }
    count += size
    answered = DispatchTime.now().uptimeNanoseconds
    return LoadedPage(items, isLast: false)
  }
}
