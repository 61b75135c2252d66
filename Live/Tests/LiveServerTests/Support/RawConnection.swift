import FlyingSocks
import Foundation

/// A TCP connection to a server on this machine, for raw bytes.
actor RawConnection {
  private let socket: AsyncSocket
  private var buffer = Data()
  private var isOpen = true

  init(port: UInt16) async throws {
    socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port), timeout: 60)
  }

  deinit {
    if isOpen { try? socket.close() }
  }

  func write(_ text: String) async throws {
    try await socket.write(Data(text.utf8))
  }

  func write(_ data: Data) async throws {
    try await socket.write(data)
  }

  /// Reads one response with a `Content-Length`.
  func response() async throws -> RawResponse {
    let head = try await read(through: "\r\n\r\n")
    var lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n").filter { !$0.isEmpty }
    let status = Int(lines.removeFirst().split(separator: " ")[1]) ?? 0
    var headers: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let body = try await read(count: headers["content-length"].flatMap { Int($0) } ?? 0)
    return RawResponse(status: status, headers: headers, body: body)
  }

  func read(count: Int) async throws -> Data {
    while buffer.count < count { try await fill() }
    defer { buffer = Data(buffer.dropFirst(count)) }
    return Data(buffer.prefix(count))
  }

  /// Returns whether the server closes the connection without writing more.
  func isClosed() async -> Bool {
    guard buffer.isEmpty else { return false }
    return (try? await fill()) == nil
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    try? socket.close()
  }

  private func read(through text: String) async throws -> Data {
    while true {
      if let range = buffer.range(of: Data(text.utf8)) {
        return try await read(count: range.upperBound - buffer.startIndex)
      }
      try await fill()
    }
  }

  private func fill() async throws {
    buffer.append(contentsOf: try await socket.read(atMost: 4_096))
  }
}

struct RawResponse: Sendable {
  let status: Int
  let headers: [String: String]
  let body: Data

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The properties of the JSON object in the body.
  var json: NSDictionary? { try? JSONSerialization.jsonObject(with: body) as? NSDictionary }
}
