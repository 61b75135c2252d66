import Foundation

/// A page: the client side of the WebSocket.
actor TestPage {
  private let connection: RawConnection

  /// The lines received of each app, by number.
  private(set) var lines: [String: [Int: String]] = [:]

  /// The last description of each app.
  private(set) var apps: [String: App] = [:]

  /// The errors that answered the page's messages.
  private(set) var errors: [String] = []

  /// The numbers of lines received twice.
  private(set) var repeated: [Int] = []

  /// Whether lines of an app arrived out of order.
  private(set) var isOutOfOrder = false

  /// The description of an app.
  struct App: Equatable {
    var name: String?
    var takesInput: Bool?
    var isConnected: Bool?
  }

  struct Refused: Error {
    let response: RawResponse
  }

  init(_ server: TestServer, target: String = "/live", _ headers: [String: String] = [:]) async throws {
    connection = try await RawConnection(port: server.port)
    try await connection.write(Self.handshake(server, target, headers))
    let response = try await connection.response()
    guard response.status == 101 else { throw Refused(response: response) }
  }

  static func handshake(_ server: TestServer, _ target: String, _ headers: [String: String]) -> Data {
    var all = [
      "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ]
    all.merge(headers) { $1 }
    return TestServer.head("GET", target, all, host: server.host, count: 0)
  }

  /// Reads messages until an app has a number of lines.
  func read(_ count: Int, of app: String) async throws {
    while lines[app, default: [:]].count < count { try await readMessage() }
  }

  /// Reads messages until the page meets a condition.
  func read(until condition: (TestPage.State) -> Bool) async throws {
    while !condition(State(lines: lines, apps: apps, errors: errors)) { try await readMessage() }
  }

  struct State {
    let lines: [String: [Int: String]]
    let apps: [String: App]
    let errors: [String]
  }

  /// Returns the texts of an app's lines, in the order of their numbers.
  func texts(of app: String) -> [String] {
    lines[app, default: [:]].sorted { $0.key < $1.key }.map(\.value)
  }

  /// Reads one message, and updates the page.
  func readMessage() async throws {
    let frame = try await readFrame()
    guard frame.opcode == 1 else { throw Unexpected(frame: frame) }
    guard let object = try JSONSerialization.jsonObject(with: frame.payload) as? NSDictionary else { return }
    if let error = object["error"] as? String { errors.append(error) }
    guard let app = object["app"] as? NSDictionary, let id = app["id"] as? String,
      let first = object["first"] as? Int, let new = object["lines"] as? [NSDictionary]
    else { return }
    apps[id] = App(app)
    for (index, line) in new.enumerated() {
      let number = first + index
      if lines[id]?[number] != nil { repeated.append(number) }
      if let last = lines[id]?.keys.max(), last >= number { isOutOfOrder = true }
      lines[id, default: [:]][number] =
        line["text"] as? String ?? line["svg"] as? String
        ?? (line["trace"] as? NSDictionary)?["name"] as? String ?? line["kind"] as? String
    }
  }

  struct Frame: Sendable, Equatable {
    let opcode: UInt8
    let payload: Data

    /// The code of a closing frame.
    var closeCode: Int? {
      opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
    }
  }

  struct Unexpected: Error {
    let frame: Frame
  }

  /// Reads messages until the server closes the connection, and returns its code, or nil if it sent none.
  func closeCode() async -> Int? {
    while true {
      guard let frame = try? await readFrame() else { return nil }
      if frame.opcode == 8 { return frame.closeCode }
    }
  }

  func readFrame() async throws -> Frame {
    let head = try await connection.read(count: 2)
    var count = Int(head[1] & 0x7f)
    if count >= 126 {
      count = try await connection.read(count: count == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
    }
    return Frame(opcode: head[0] & 0x0f, payload: try await connection.read(count: count))
  }

  func send(_ text: String, opcode: UInt8 = 1, isLast: Bool = true) async throws {
    try await connection.write(Self.frame(Data(text.utf8), opcode: opcode, isLast: isLast))
  }

  func send(raw bytes: Data) async throws {
    try await connection.write(bytes)
  }

  func close() async {
    await connection.close()
  }

  static func frame(_ payload: Data, opcode: UInt8, isLast: Bool = true) -> Data {
    let mask: [UInt8] = [7, 1, 5, 3]
    var frame = Data([(isLast ? 0x80 : 0) | opcode])
    switch payload.count {
    case ..<126: frame.append(0x80 | UInt8(payload.count))
    case ..<65_536: frame.append(contentsOf: [0x80 | 126] + Self.bytes(payload.count, 2))
    default: frame.append(contentsOf: [0x80 | 127] + Self.bytes(payload.count, 8))
    }
    frame.append(contentsOf: mask)
    frame.append(contentsOf: payload.enumerated().map { $1 ^ mask[$0 % 4] })
    return frame
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

extension TestPage.App {
  fileprivate init(_ object: NSDictionary) {
    name = object["name"] as? String
    takesInput = object["takesInput"] as? Bool
    isConnected = object["isConnected"] as? Bool
  }
}
