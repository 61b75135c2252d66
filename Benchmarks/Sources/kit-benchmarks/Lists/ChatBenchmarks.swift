internal import CountedMalloc
import Foundation
import ListSource
import PagedList

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A chat of a million messages that is scrolled from one end to the other and back, while its list holds 2,000 of them.
@MainActor
enum ChatBenchmarks {
  static var all: [Benchmark] { [time, memory(.bothWays), memory(.nextCursor)] }

  private static var walks: [Chat.Kind: Chat.Walk] = [:]

  /// Each walk takes seconds, so the benchmarks share it.
  private static func walk(_ kind: Chat.Kind) async -> Chat.Walk {
    if let walk = walks[kind] { return walk }
    let walk = await Chat(kind).walk()
    walks[kind] = walk
    return walk
  }

  private static var time: Benchmark {
    Benchmark(
      name: "chat.page",
      work:
        "a page of 500 in a chat of a million messages with 2,000 held, from request to layout, last tenth",
      against: "the same, first tenth",
      goal: .atMost(1.25)
    ) {
      let times = await walk(.bothWays).times
      let tenth = times.count / 10
      let sides = (work: median(times.suffix(tenth)), against: median(times.prefix(tenth)))
      return Figure(value: sides.work / sides.against, sides: sides)
    }
  }

  private static func memory(_ kind: Chat.Kind) -> Benchmark {
    Benchmark(
      name: "chat.memory.\(kind)",
      work: "bytes that each page of such a chat leaves behind, from a service with \(kind.cursors)",
      against: "",
      goal: .atMost(kind == .bothWays ? 8 : 300)
    ) {
      Figure(value: await walk(kind).bytesPerPage, unit: .bytes)
    }
  }

  private static func median(_ times: some Sequence<Double>) -> Double {
    let sorted = times.sorted()
    return sorted[sorted.count / 2]
  }
}

/// A window with a table of messages.
@MainActor
private final class Chat {
  enum Kind {
    /// The service gives cursors for both directions, or for the next page only. Then the list keeps the cursors.
    case bothWays, nextCursor

    var cursors: String {
      self == .bothWays ? "cursors for both directions" : "a cursor for the next page only"
    }
  }

  struct Walk {
    /// The times of the pages of the last way in order, in nanoseconds.
    let times: [Double]
    let bytesPerPage: Double
  }

  private static let pageCount = 2_000
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  private let list: PagedList<Message>
  private let manager: PagedTable<Message>
  private let kind: Kind
  private var waiting: CheckedContinuation<Void, Never>?

  init(_ kind: Kind) {
    self.kind = kind
    let service = MessageService(count: 500 * Self.pageCount, isBothWays: kind == .bothWays)
    let anchor = kind == .bothWays ? 500 * Self.pageCount : nil
    list = PagedList(service, pageSize: 500, uniqueBy: \.id, around: anchor, keeping: 2_000)
    table.rowHeight = 44
    manager = PagedTable(table, showing: list) { messages in
      ListSource { ListSection("messages") { Rows(messages, cell: MessageCell.self) } }
    }
    (manager.loadsNextPageNearEnd, manager.loadsPreviousPageNearBeginning) = (false, false)
    manager.animatesChanges = false
    manager.footer = nil
    manager.onCompletion = { [weak self] _, _ in
      let waiting = self?.waiting
      self?.waiting = nil
      waiting?.resume()
    }
    window.addSubview(table)
    window.isHidden = false
  }

  /// Scrolls to the other end and back, which also fills caches, and once more to the other end.
  func walk() async -> Walk {
    await load { manager.loadFirstPage() }
    let (away, back) = kind == .bothWays ? (PageEnd.previous, PageEnd.next) : (.next, .previous)
    for end in [away, back] {
      while hasMore(at: end) { _ = await page(at: end) }
    }
    var times: [Double] = []
    times.reserveCapacity(2 * Self.pageCount)
    var bytes = 0
    while hasMore(at: away) {
      // The first and the last tenth are left out, because less is held at the ends.
      if times.count == Self.pageCount / 10 { _ = begin_counting_bytes() }
      times.append(await page(at: away))
      if times.count == Self.pageCount / 10 * 9 { bytes = end_counting_bytes() }
    }
    precondition(times.count >= Self.pageCount - 25 && list.items.count <= 2_000)
    return Walk(times: times, bytesPerPage: Double(bytes) / Double(Self.pageCount / 10 * 8))
  }

  private func hasMore(at end: PageEnd) -> Bool { end == .next ? list.hasNext : list.hasPrevious }

  /// Scrolls to an end and loads the page there, and returns the processor time until it is laid out, in nanoseconds.
  private func page(at end: PageEnd) async -> Double {
    table.contentOffset.y = end == .next ? table.contentSize.height - table.bounds.height : 0
    window.layoutIfNeeded()
    let start = Timing.now
    await load { if end == .next { list.loadNextPage() } else { list.loadPreviousPage() } }
    window.layoutIfNeeded()
    return Timing.now - start
  }

  private func load(_ load: () -> Void) async {
    await withCheckedContinuation { continuation in
      waiting = continuation
      load()
    }
  }
}

private struct Message: Identifiable, Equatable, Sendable {
  let id: Int
  let text: String
}

private final class MessageCell: UITableViewCell, ViewConfigurable {
  func configure(with message: Message) {
    textLabel?.text = message.text
  }
}

/// A service whose cursors are as long as those of real ones.
@MainActor
private final class MessageService: PageLoading {
  private let count: Int
  private let isBothWays: Bool

  init(count: Int, isBothWays: Bool) {
    (self.count, self.isBothWays) = (count, isBothWays)
  }

  func page(_ request: PageRequest) async throws -> LoadedPage<Message> {
    let place = request.cursor.flatMap { Int($0.dropFirst(Self.prefix.count)) }
    let end = place ?? (isBothWays ? count : 0)
    let isBefore = request.end == .previous || isBothWays && place == nil
    let rows = isBefore ? max(0, end - request.size)..<end : end..<min(count, end + request.size)
    return LoadedPage(
      rows.map { Message(id: $0, text: "Message \($0)") },
      previousCursor: isBothWays && rows.lowerBound > 0 ? "\(Self.prefix)\(rows.lowerBound)" : nil,
      nextCursor: rows.upperBound < count ? "\(Self.prefix)\(rows.upperBound)" : nil
    )
  }

  private static let prefix = "eyJ0aW1lc3RhbXAiOiIyMDI2LTExLTI4In0-"
}
