public import Foundation
@_exported public import PromiseChain

/// Fetches pages of JSON over HTTP, by a `Request`.
///
/// ```swift
/// let service = HTTPPageLoader(url, items: ["Data", "List"], pageSize: ["Data", "PageSize"]) { dictionary in
///   Quake(
///     magnitude: try dictionary["magnitude"].read(.number),
///     area: try dictionary["area"].readIfPresent(.text)
///   )
/// }
/// .header("Accept-Language", "en")
/// .parameters(page: "p", size: "n")
/// ```
///
/// By default it sends `GET` with the parameters `page`, counted from 1, and `size`, and those of the list; once an answer
/// has named a next page it sends `cursor` instead of `page`. A request that could do no harm twice is repeated where that
/// may help, see ``retry(_:delay:backoff:clock:)``. Errors are `RequestError`s and, of a single element,
/// ``PageElementError``s; both name the place in the answer.
public struct HTTPPageLoader<Item: Sendable>: PageLoading {
  let url: URL
  let server: Server?
  let reader: PageReader<Item>
  var query = PageQuery()
  var isPosting = false
  var headers: [String: String] = [:]
  var timeout: (duration: Duration, clock: any Clock<Duration>)?
  var retried: @Sendable (Chain<JSON>) -> Chain<JSON> = { $0 }

  /// Makes a loader that makes a row of each element of a list.
  ///
  /// - Parameters:
  ///   - url: the address; a relative one follows the server's base. Parameters that it has already are kept,
  ///     unless a page is asked for with one of the same name.
  ///   - server: the server; `Server.current` unless told otherwise.
  ///   - envelope: where the answer has the list, and what it says about it.
  ///   - transform: makes a row of the place of an element. Nil drops the element, which is counted. What it throws
  ///     fails the page with a ``PageElementError``.
  public init(
    _ url: URL,
    on server: Server? = nil,
    envelope: PageEnvelope,
    transform: @escaping @Sendable (_ dictionary: JSON) throws -> Item?
  ) {
    self.url = url
    self.server = server
    reader = PageReader(envelope: envelope, transform: transform)
    retried = retry(2).retried
  }

  /// Makes a loader that makes a row of each element of a list.
  ///
  /// - Parameters:
  ///   - url: the address, as in ``init(_:on:envelope:transform:)``.
  ///   - server: the server; `Server.current` unless told otherwise.
  ///   - items: the path of the list, of any length. If it is empty the answer is the list.
  ///   - pageSize: the path of the number of rows that the service puts on a page, which may be missing.
  ///   - transform: makes a row of the place of an element, as in ``init(_:on:envelope:transform:)``.
  public init(
    _ url: URL,
    on server: Server? = nil,
    items: [String],
    pageSize: [String]? = nil,
    transform: @escaping @Sendable (_ dictionary: JSON) throws -> Item?
  ) {
    self.init(
      url,
      on: server,
      envelope: PageEnvelope(items: items, pageSize: pageSize),
      transform: transform
    )
  }

  /// Makes a loader that decodes each element of a list.
  ///
  /// - Parameters:
  ///   - url: the address, as in ``init(_:on:envelope:transform:)``.
  ///   - type: what to decode.
  ///   - decoder: decodes an element.
  ///   - server: the server; `Server.current` unless told otherwise.
  ///   - envelope: where the answer has the list, and what it says about it.
  public init(
    _ url: URL,
    decoding type: Item.Type,
    by decoder: @autoclosure @escaping @Sendable () -> JSONDecoder = JSONDecoder(),
    on server: Server? = nil,
    envelope: PageEnvelope
  ) where Item: Decodable {
    self.init(url, on: server, envelope: envelope, transform: { try $0.decoded(by: decoder()) })
  }

  /// Sends the request, and once more where that may help, and reads the answer.
  ///
  /// - Parameter request: which page, of what size, with which parameters.
  /// - Returns: the page.
  /// - Throws: a `RequestError` or a ``PageElementError``.
  public func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    let sending = self.request(for: request)
    let answer = Chain.first { try await sending.json() }
    let json = try await (isPosting ? answer : retried(answer)).run()
    return try reader.page(in: json)
  }

  private func request(for page: PageRequest) -> Request {
    let parameters = query.parameters(for: page)
    let path = url.absoluteString(without: parameters)
    var request = isPosting ? Request.post(path, parameters, on: server) : Get(path, parameters, on: server)
    request = request.encoded()
    if let timeout { request = request.timeout(timeout.duration, clock: timeout.clock) }
    return headers.reduce(request) { $0.header($1.key, $1.value) }
  }
}

extension URL {
  /// The address without parameters that are sent anew: services would find them twice.
  fileprivate func absoluteString(without parameters: [String: String]) -> String {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true),
      let all = parts.percentEncodedQueryItems
    else { return absoluteString }
    let kept = all.filter { parameters[$0.name.removingPercentEncoding ?? $0.name] == nil }
    guard kept.count < all.count else { return absoluteString }
    parts.percentEncodedQueryItems = kept.isEmpty ? nil : kept
    return parts.string ?? absoluteString
  }
}
