public import Foundation
internal import KitSupport
@_exported public import Requests

/// A loader that fetches pages of JSON over HTTP.
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
/// By default, the loader sends `GET` requests with the list's parameters, a `page` parameter, and a `size` parameter.
/// Page numbers start at 1. After a response with a cursor, the next request has a `cursor` parameter instead of
/// `page`. The loader retries a `GET` request after a transient failure. See ``retry(_:delay:backoff:clock:)``.
///
/// The loader throws a `RequestError`, or a ``PageElementError`` if an element cannot be read. An error about
/// unexpected content names the path of that content.
public struct HTTPPageLoader<Item: Sendable>: PageLoading {
  let url: URL
  let server: Server?
  let reader: PageReader<Item>
  var query = PageQuery()
  var isPosting = false
  var headers: [String: String] = [:]
  var timeout: (duration: Duration, clock: any Clock<Duration>)?
  var retries = Retry(0)

  /// Creates a loader that transforms each JSON element into a row.
  ///
  /// - Parameters:
  ///   - url: The URL. A relative URL is resolved against the server's base URL. A request parameter replaces a query
  ///     parameter of the same name in the URL.
  ///   - server: The server. Defaults to `Server.current`.
  ///   - envelope: The paths of the rows and of the page's properties in a response.
  ///   - transform: A closure that creates a row from an element. If the closure returns nil, the element is dropped
  ///     and counted in ``LoadedPage/droppedCount``. If the closure throws, the page fails with a ``PageElementError``.
  public init(
    _ url: URL,
    on server: Server? = nil,
    envelope: PageEnvelope,
    transform: @escaping @Sendable (_ dictionary: JSON) throws -> Item?
  ) {
    self.url = url
    self.server = server
    reader = PageReader(envelope: envelope, transform: transform)
    retries = retry(2).retries
  }

  /// Creates a loader that transforms each element of the array at a path into a row.
  ///
  /// `items` is the path of the array: any number of keys, outermost first. If it is empty, the whole response must be the
  /// array. `pageSize` is the path of the service's page size, which responses may lack. For the rest, see
  /// ``init(_:on:envelope:transform:)``.
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

  /// Creates a loader that decodes each JSON element as a row.
  ///
  /// The expression `decoder` is evaluated for each element. For the rest, see ``init(_:on:envelope:transform:)``.
  public init(
    _ url: URL,
    decoding type: Item.Type,
    by decoder: @autoclosure @escaping @Sendable () -> JSONDecoder = JSONDecoder(),
    on server: Server? = nil,
    envelope: PageEnvelope
  ) where Item: Decodable {
    self.init(url, on: server, envelope: envelope, transform: { try $0.decoded(by: decoder()) })
  }

  /// Sends the request and reads the page from the response. Retries a `GET` request after a transient failure.
  ///
  /// - Throws: A `RequestError`, a ``PageElementError``, or `CancellationError` if the current task is canceled.
  public func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    let sending = self.request(for: request)
    do {
      let json = try await (isPosting ? Retry(0) : retries).value { try await sending.json() }
      return try reader.page(in: json)
    } catch {
      try Task.checkCancellation()
      throw error
    }
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

extension HTTPPageLoader: CustomReflectable {
  /// A mirror that contains the URL without user, password and query, the names of the additional parameters and
  /// headers, and the server. It contains no value of a parameter or header, because it may be secret.
  public var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> = [
      "url": url.absoluteString.withoutUserAndQuery, "parameters": query.others.keys.sorted(),
      "headers": headers.keys.sorted(),
      "server": server as Any,
    ]
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension URL {
  /// Returns the URL as a string, without the query parameters that `parameters` replaces.
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

extension HTTPPageLoader {
  /// Returns a copy of the loader with the specified parameter names and additional parameters.
  ///
  /// `first` is the page number of the first page. The list's parameters override the `others`.
  public func parameters(
    page: String = "page",
    size: String = "size",
    cursor: String = "cursor",
    countingFrom first: Int = 1,
    and others: [String: String] = [:]
  ) -> Self {
    let query = PageQuery(page: page, size: size, cursor: cursor, first: first, others: others)
    return modified(self) { $0.query = query }
  }

  /// Returns a copy of the loader with an additional request header. If the loader's `Server` sets a header of
  /// the same name, the new value replaces it.
  public func header(_ name: String, _ value: String) -> Self {
    modified(self) { $0.headers[name] = value }
  }

  /// Returns a copy of the loader with a timeout for each request. The timeout replaces the server's timeout.
  /// Each retry has the same timeout, until the response is complete.
  public func timeout(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Self {
    modified(self) { $0.timeout = (duration, clock) }
  }

  /// Returns a copy of the loader that sends its parameters as a form in `POST` requests. The loader does not retry
  /// these requests.
  public func posting() -> Self {
    modified(self) { $0.isPosting = true }
  }

  /// Returns a copy of the loader that retries requests after transient errors.
  ///
  /// An error is transient if its `RequestError.isTransient` property is true. By default, a loader retries twice:
  /// after 0.5 seconds, and then after 1 second. A `Retry-After` header can extend the delay. If the header requests a
  /// delay of more than one minute, the loader does not retry the request.
  ///
  /// - Parameters:
  ///   - count: The maximum number of retries. Pass 0 to disable retries.
  ///   - delay: The delay before the first retry.
  ///   - backoff: The factor that multiplies the delay after each retry. A negative or non-finite factor is reported
  ///     and replaced by 1.
  ///   - clock: The clock that measures the delay.
  /// - Returns: A copy of the loader.
  public func retry(
    _ count: Int,
    delay: Duration = .milliseconds(500),
    backoff: Double = 2,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Self {
    modified(self) {
      $0.retries = Retry(count, delay: delay, backoff: backoff, clock: clock) {
        ($0 as? RequestError)?.isTransient == true
      }
    }
  }
}

struct PageQuery: Sendable {
  var page = "page"
  var size = "size"
  var cursor = "cursor"
  var first = 1
  var others: [String: String] = [:]

  func parameters(for request: PageRequest) -> [String: String] {
    var parameters = others.merging(request.parameters) { $1 }
    parameters[size] = "\(request.size)"
    if let cursor = request.cursor {
      parameters[self.cursor] = cursor
    } else {
      parameters[page] = "\(first &+ request.index)"
    }
    return parameters
  }
}
