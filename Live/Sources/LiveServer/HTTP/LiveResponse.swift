internal import Foundation
internal import NIOHTTP1

/// A response, after which the connection is closed.
struct LiveResponse: Sendable {
  let head: HTTPResponseHead
  let body: Data

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - status: The status of the response.
  ///   - headers: The headers in addition to those of every response.
  ///   - body: The body of the response.
  init(_ status: HTTPResponseStatus, _ headers: [String: String] = [:], body: Data = Data()) {
    var all: HTTPHeaders = [
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store",
      "Connection": "close",
    ]
    if status != .noContent { all.add(name: "Content-Length", value: String(body.count)) }
    for (name, value) in headers { all.add(name: name, value: value) }
    head = HTTPResponseHead(version: .http1_1, status: status, headers: all)
    self.body = body
  }
}
