internal import Foundation
internal import NIOHTTP1

/// A request without its body.
struct LiveRequest: Sendable {
  let method: HTTPMethod

  /// The path without percent-encoding, or an empty string if it is invalid.
  let path: String

  private let query: [URLQueryItem]
  private let headers: HTTPHeaders

  init(_ head: HTTPRequestHead) {
    method = head.method
    headers = head.headers
    let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = parts[0].removingPercentEncoding ?? ""
    query = parts.count > 1 ? URLComponents(string: "?" + parts[1])?.queryItems ?? [] : []
  }

  /// The value of a header, or nil if there is none. If a header is repeated, its values are joined by commas, so a header
  /// that must not be repeated then has an invalid value.
  subscript(_ header: String) -> String? {
    let values = headers[header]
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// Returns the value of a parameter in the address, or nil if there is none.
  func parameter(_ name: String) -> String? {
    query.first { $0.name == name }?.value
  }
}
