public import Foundation
import PromiseChain

/// Makes a page of a JSON document.
struct PageReader<Item: Sendable>: Sendable {
  let envelope: PageEnvelope
  let transform: @Sendable (JSON) throws -> Item?

  func page(in json: JSON) throws -> LoadedPage<Item> {
    let elements = try json[envelope.items].elements()
    let rows = try elements.enumerated().compactMap(row)
    var page = LoadedPage(rows, refusedCount: elements.count - rows.count)
    // Services say 0 or -1 where there is nothing to say.
    page.pageSize = try envelope.pageSize.flatMap { try json[$0].readIfPresent(.whole) }
      .flatMap { $0 > 0 ? $0 : nil }
    page.total = try envelope.total.flatMap { try json[$0].readIfPresent(.whole) }.flatMap {
      $0 < 0 ? nil : $0
    }
    page.isLast = try envelope.isLast.flatMap { try json[$0].readIfPresent(.boolean) }
    guard let nextCursor = envelope.nextCursor else { return page }
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

/// An element of a page from which no row could be made, which fails the page.
public struct PageElementError: Error {
  /// The element's place in its page, counted from 0.
  public let index: Int

  /// The element's place in the answer, as in `Data.List[3]`.
  public let path: String

  /// What was asked for: the method and address of the request.
  public let source: String

  /// What the transform threw, or why the element could not be decoded.
  public let reason: any Error
}

extension PageElementError: CustomStringConvertible {
  /// What was asked for, the place, and what was wrong there, in one sentence.
  public var description: String {
    // A request's error says where by itself, and more exactly.
    (reason as? RequestError)?.description ?? "\(source), \(path): \(reason)"
  }
}

extension PageElementError: LocalizedError {
  /// What to tell users: where it was is for those who read logs.
  public var errorDescription: String? {
    reason.wordsForUsers ?? "The server's answer could not be understood."
  }
}
