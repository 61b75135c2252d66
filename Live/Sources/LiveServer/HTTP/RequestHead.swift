internal import FlyingFox
internal import Foundation

/// The first part of a request: the request line and the headers.
///
/// FlyingFox's own decoder needs time that is quadratic in the length of a line, and sets no limits.
struct RequestHead {
  private let method: HTTPMethod
  private let target: HTTPRequest.Target
  private let headers: HTTPHeaders

  /// The number of bytes in the body.
  private let length: Int

  /// Creates a head by parsing its lines.
  ///
  /// - Throws: A `Refusal` if a line is invalid, or if the length of the body is unknown.
  init(_ lines: [ArraySlice<UInt8>]) throws(Refusal) {
    guard lines.allSatisfy({ $0.allSatisfy(Self.isAllowed) }) else {
      throw Refusal(.badRequest, "expected no control characters in the head of the request")
    }
    let words = lines.first?.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[1].first == UInt8(ascii: "/"), words[2].starts(with: Array("HTTP/1.".utf8))
    else {
      let found = Excerpt.of(Data(lines.first ?? []))
      throw Refusal(.badRequest, "expected a request line such as GET / HTTP/1.1, found \(found)")
    }
    var headers: [HTTPHeader: String] = [:]
    for line in lines.dropFirst() {
      let (name, value) = try Self.header(line)
      // A header that must not be repeated then has an invalid value.
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
    guard headers[.transferEncoding] == nil else {
      throw Refusal(.lengthRequired, "expected Content-Length instead of Transfer-Encoding")
    }
    let length = headers[.contentLength] ?? "0"
    guard let length = Int(length), length >= 0, headers[.contentLength]?.first?.isNumber != false else {
      throw Refusal(.badRequest, "expected a number in Content-Length, found \(Excerpt.of(length))")
    }
    method = HTTPMethod(String(decoding: words[0], as: UTF8.self))
    let parts = words[1].split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    target = HTTPRequest.Target(
      path: String(decoding: parts[0], as: UTF8.self),
      query: parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
    )
    self.headers = HTTPHeaders(headers)
    self.length = length
  }

  /// Returns the request, whose body is read from a connection on demand.
  func request(from connection: Connection) -> HTTPRequest {
    HTTPRequest(
      method: method,
      version: .http11,
      target: target,
      headers: headers,
      body: HTTPBodySequence(
        from: ConnectionBody(connection: connection, count: length),
        count: length,
        suggestedBufferSize: 65_536
      )
    )
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7f || byte == UInt8(ascii: "\t")
  }

  private static func header(_ line: ArraySlice<UInt8>) throws(Refusal) -> (HTTPHeader, String) {
    let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: isBlank) else {
      let found = Excerpt.of(Data(line))
      throw Refusal(.badRequest, "expected a header such as Host: localhost, found \(found)")
    }
    let value = String(decoding: parts[1], as: UTF8.self).trimmingCharacters(in: .whitespaces)
    return (HTTPHeader(String(decoding: parts[0], as: UTF8.self)), value)
  }
}
