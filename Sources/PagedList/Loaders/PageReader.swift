import PromiseChain

/// Makes a page of a JSON document: where what is said, and what a row is made of.
struct PageReader<Item: Sendable>: Sendable {
  let items: [String]
  let pageSize: [String]?
  let total: [String]?
  let nextCursor: [String]?
  let isLast: [String]?
  let transform: @Sendable (JSON) throws -> Item?

  func page(in json: JSON) throws -> LoadedPage<Item> {
    let elements = try json[items].elements()
    let rows = try elements.enumerated().compactMap(row)
    var page = LoadedPage(rows, refusedCount: elements.count - rows.count)
    // Services say 0 or -1 where there is nothing to say.
    page.pageSize = try pageSize.flatMap { try json[$0].readIfPresent(.whole) }.flatMap { $0 > 0 ? $0 : nil }
    page.total = try total.flatMap { try json[$0].readIfPresent(.whole) }.flatMap { $0 < 0 ? nil : $0 }
    page.isLast = try isLast.flatMap { try json[$0].readIfPresent(.boolean) }
    guard let nextCursor else { return page }
    // And an empty name where there is no next page.
    page.nextCursor = try json[nextCursor].readIfPresent(.name).flatMap { $0.isEmpty ? nil : $0 }
    // Who names its pages does not count them: the page after one that names none would be the first once more.
    if page.nextCursor == nil, page.isLast == nil { page.isLast = true }
    return page
  }

  private func row(index: Int, element: JSON) throws -> Item? {
    do {
      return try transform(element)
    } catch {
      throw PageElementError(index: index, path: element.path, source: element.source, reason: error)
    }
  }
}

extension JSON.Kind<String> {
  fileprivate static var name: Self {
    Self("a text or a whole number") { value in
      switch value {
      case .text(let text): text
      case .whole(let number): "\(number)"
      default: nil
      }
    }
  }
}
