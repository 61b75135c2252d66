import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The redirects of one request: what is asked next, and which headers go along.
struct Redirects {
  /// As many as Foundation follows.
  private static let most = 20

  /// The request to send.
  private(set) var request: URLRequest
  private var count = 0

  init(request: URLRequest) {
    self.request = request
  }

  /// Changes the request to the one that a redirect leads to. Returns false if it leads nowhere, or after too many.
  ///
  /// The method and the body stay for 307 and 308. For 303, and for a `POST` for 301 and 302, they become a `GET`. Headers
  /// that the app set are meant for the origin that it named: another scheme, host or port gets none of them but the
  /// type of the body.
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

/// A scheme, host and port: what a header that the app sets is meant for.
private struct Origin: Equatable {
  let scheme: String
  let host: String
  let port: Int

  /// The origin of an address; nil if it is none of the web.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty,
      let port = url.port ?? ["http": 80, "https": 443][scheme], ["http", "https"].contains(scheme)
    else { return nil }
    self.scheme = scheme
    self.host = host
    self.port = port
  }
}
