public import Foundation
internal import KitSupport
import Requests

struct PageReader<Item: Sendable>: Sendable {
  let envelope: PageEnvelope
  let transform: @Sendable (JSON) throws -> Item?

  func page(in json: JSON) throws -> LoadedPage<Item> {
    let elements = try json[envelope.items].elements()
    let rows = try elements.enumerated().compactMap(row)
    var page = LoadedPage(rows, droppedCount: elements.count - rows.count)
    // Some services send 0 or -1 for an unknown size or total.
    page.pageSize = try envelope.pageSize.flatMap { try json[$0].readIfPresent(.whole) }
      .flatMap { $0 > 0 ? $0 : nil }
    page.total = try envelope.total.flatMap { try json[$0].readIfPresent(.whole) }.flatMap {
      $0 < 0 ? nil : $0
    }
    page.isLast = try envelope.isLast.flatMap { try json[$0].readIfPresent(.boolean) }
    guard let nextCursor = envelope.nextCursor else { return page }
    // Some services send an empty cursor after the last page.
    page.nextCursor = try json[nextCursor].readIfPresent(.name).flatMap { $0.isEmpty ? nil : $0 }
    page.previousCursor = try envelope.previousCursor.flatMap { try json[$0].readIfPresent(.name) }
      .flatMap { $0.isEmpty ? nil : $0 }
    // Without a cursor, the list would request page numbers, which this service does not support.
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

/// An error in one element of a page. The error causes the whole page to fail.
public struct PageElementError: Error {
  /// The zero-based index of the element in its page.
  public let index: Int

  /// The path of the element in the response, for example `Data.List[3]`.
  public let path: String

  /// The method and URL of the request.
  public let source: String

  /// The error that the transform or the decoder threw.
  public let reason: any Error
}

extension PageElementError: CustomStringConvertible {
  /// A description of the request, the path, and the underlying error.
  public var description: String {
    // A `RequestError` already contains a more precise path.
    (reason as? RequestError)?.description
      ?? "\(source), \(path): \(boundedDescription(of: reason, limit: 500))"
  }
}

extension PageElementError: LocalizedError {
  /// A message for the user, without technical details.
  public var errorDescription: String? {
    reason.userMessage ?? "The server's answer could not be understood."
  }
}

/// The JSON paths of the rows and of the page's properties in a response.
///
/// ```swift
/// extension PageEnvelope {
///   static let results = PageEnvelope(items: ["results"], nextCursor: ["next"])
/// }
/// let service = HTTPPageLoader(url, envelope: .results) { place in try Quake(place) }
/// ```
///
/// Each path is an array of keys, outermost first.
public struct PageEnvelope: Sendable, Equatable {
  /// The path of the array of rows. If the path is empty, the whole response must be the array.
  public var items: [String]

  /// The path of the service's page size, or nil if responses do not contain a page size.
  public var pageSize: [String]?

  /// The path of the total number of rows, or nil if responses do not contain a total.
  public var total: [String]?

  /// The path of the next page's cursor, or nil if pages are numbered.
  ///
  /// The cursor is a string or an integer. A page with no cursor or an empty one is the last page, unless the value at
  /// ``isLast`` is false.
  public var nextCursor: [String]?

  /// The path of the previous page's cursor, or nil if responses do not contain one. It requires ``nextCursor``.
  public var previousCursor: [String]?

  /// The path of a Boolean that is true on the last page, or nil if responses do not contain such a value.
  public var isLast: [String]?

  /// Creates an envelope. A nil path means that responses do not contain the value.
  public init(
    items: [String],
    pageSize: [String]? = nil,
    total: [String]? = nil,
    nextCursor: [String]? = nil,
    previousCursor: [String]? = nil,
    isLast: [String]? = nil
  ) {
    self.items = items
    self.pageSize = pageSize
    self.total = total
    self.nextCursor = nextCursor
    self.previousCursor = previousCursor
    self.isLast = isLast
  }

  /// An envelope for responses of the form `{"Data": {"List": […], "PageSize": 20}}`.
  public static let dataList = PageEnvelope(items: ["Data", "List"], pageSize: ["Data", "PageSize"])
}
