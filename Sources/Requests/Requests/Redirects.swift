import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The state of a request that follows redirects: the number of redirects so far, and the request to send next.
struct Redirects {
  /// The maximum number of redirects, as in Foundation.
  private static let most = 20

  private(set) var request: URLRequest
  private var count = 0

  init(request: URLRequest) {
    self.request = request
  }

  /// Replaces the request with a request for the target of a redirect. Returns false if the redirect is invalid or
  /// exceeds the limit.
  ///
  /// The statuses 307 and 308 keep the method and the body. The status 303 changes the method to `GET`. The statuses
  /// 301 and 302 change a `POST` request to a `GET` request and keep any other method. A change to `GET` removes the
  /// body. Any other status is invalid.
  ///
  /// If the origin changes, all headers except the content type are removed, because they are intended only for the
  /// original origin.
  mutating func follow(_ response: HTTPURLResponse) -> Bool {
    var next = request
    guard let from = next.url, count < Self.most,
      let location = response.value(forHTTPHeaderField: "Location"),
      let url = URL(string: location, relativeTo: from)?.absoluteURL,
      let origin = Origin(url)
    else { return false }
    switch (response.statusCode, next.httpMethod) {
    case (307, _), (308, _): break
    case (303, _), (301, "POST"), (302, "POST"):
      next.httpMethod = "GET"
      next.httpBody = nil
      next.setValue(nil, forHTTPHeaderField: "Content-Type")
    case (301, _), (302, _): break
    default: return false
    }
    if origin != Origin(from) {
      var bare = URLRequest(url: url)
      bare.httpMethod = next.httpMethod
      bare.httpBody = next.httpBody
      bare.timeoutInterval = next.timeoutInterval
      let type = next.value(forHTTPHeaderField: "Content-Type")
      if let type { bare.setValue(type, forHTTPHeaderField: "Content-Type") }
      next = bare
    }
    next.url = url
    request = next
    count += 1
    return true
  }
}

/// The origin of a URL, to which an app's headers belong.
struct Origin: Equatable {
  let scheme: String
  let host: String
  let port: Int

  /// Creates the origin of an HTTP or HTTPS URL, or returns nil for any other URL.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty,
      let port = url.port ?? ["http": 80, "https": 443][scheme], ["http", "https"].contains(scheme)
    else { return nil }
    self.scheme = scheme
    self.host = host
    self.port = port
  }
}
