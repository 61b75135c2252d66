import Foundation
internal import KitSupport

/// A first page in a file. What was asked for first does not overwrite what was asked for later.
final class PageFile<Item: Codable & Sendable>: Sendable {
  private struct Kept: Codable {
    var size: Int
    var parameters: [String: String]
    var items: [Item]
    var pageSize: Int?
    var total: Int?
    var nextCursor: String?
    var isLast: Bool?
    var refusedCount: Int
  }

  private let url: URL
  private let tickets = Lock((given: 0, written: 0))

  init(_ url: URL) {
    self.url = url
  }

  /// A number for a page that is going to be written, higher than all before.
  func ticket() -> Int {
    tickets.withLock { tickets in
      tickets.given += 1
      return tickets.given
    }
  }

  /// Writes a page, unless one with a higher ticket is there.
  func write(_ page: LoadedPage<Item>, for request: PageRequest, _ ticket: Int) {
    let kept = Kept(
      size: request.size,
      parameters: request.parameters,
      items: page.items,
      pageSize: page.pageSize,
      total: page.total,
      nextCursor: page.nextCursor,
      isLast: page.isLast,
      refusedCount: page.refusedCount
    )
    do {
      let data = try JSONEncoder().encode(kept).sealed
      try tickets.withLock { tickets in
        guard ticket > tickets.written else { return }
        try data.write(to: url, options: .atomic)
        tickets.written = ticket
      }
    } catch {
      Reports.report("The first page could not be kept in \(url.path), and the one before stays: \(error)")
    }
  }

  /// The page for a request of the same size with the same parameters; nil where there is none.
  func page(for request: PageRequest) -> LoadedPage<Item>? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      guard let content = try Data(contentsOf: url).unsealed else {
        reportDamage("this is not what was written")
        return nil
      }
      let kept = try JSONDecoder().decode(Kept.self, from: content)
      guard (kept.size, kept.parameters) == (request.size, request.parameters) else { return nil }
      return LoadedPage(
        kept.items,
        pageSize: kept.pageSize,
        total: kept.total,
        nextCursor: kept.nextCursor,
        isLast: kept.isLast,
        refusedCount: kept.refusedCount
      )
    } catch {
      reportDamage("\(error)")
      return nil
    }
  }

  private func reportDamage(_ reason: String) {
    Reports.report("The first page kept in \(url.path) is damaged and was ignored: \(reason)")
  }
}
