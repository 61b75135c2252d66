import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The redirects of one request: the next request to send, and its headers.
struct Redirects {
  /// The limit that Foundation uses.
  private static let most = 20

  /// The request to send.
  private(set) var request: URLRequest
  private var count = 0

  init(request: URLRequest) {
    self.request = request
  }

  /// Replaces the request with the one that a redirect leads to. Returns false if the redirect is invalid or exceeds
  /// the limit.
  ///
  /// 307 and 308 keep the method and the body. 303, and 301 and 302 of a `POST`, become a `GET`. Another origin
  /// receives no header that the app set except the content type, because those headers are meant for the original
  /// origin.
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

/// A scheme, host and port.
private struct Origin: Equatable {
  let scheme: String
  let host: String
  let port: Int

  /// Creates the origin of an HTTP or HTTPS address, or returns nil for any other.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty,
      let port = url.port ?? ["http": 80, "https": 443][scheme], ["http", "https"].contains(scheme)
    else { return nil }
    self.scheme = scheme
    self.host = host
    self.port = port
  }
}
