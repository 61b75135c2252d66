internal import FlyingFox

extension HTTPHeaders {
  /// The headers of every response except a successful WebSocket handshake.
  static var live: HTTPHeaders {
    [
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      .cacheControl: "no-store",
    ]
  }

  /// Returns a copy with additional headers, which replace headers of the same name.
  func with(_ others: HTTPHeaders) -> HTTPHeaders {
    var headers = self
    for header in others.keys { headers[header] = others[header] }
    return headers
  }
}
