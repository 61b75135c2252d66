import Foundation
import NIOCore
import NIOPosix

/// A TCP connection to a server on this machine, for raw bytes. It reads from the socket only on demand.
actor RawConnection {
  private let channel: any Channel
  private let incoming: AsyncStream<ByteBuffer>
  private var buffer = Data()

  init(port: UInt16) async throws {
    let (incoming, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
    self.incoming = incoming
    channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connectTimeout(.hours(1))
      .channelOption(.autoRead, value: false)
      // A server may answer, and close its half, before it has read the whole request.
      .channelOption(.allowRemoteHalfClosure, value: true)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Forwarder(continuation))
        }
      }
      .connect(host: "127.0.0.1", port: Int(port))
      .get()
  }

  deinit {
    channel.close(promise: nil)
  }

  func write(_ text: String) async throws {
    try await write(Data(text.utf8))
  }

  func write(_ data: Data) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: data))
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
    channel.close(promise: nil)
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
    channel.read()
    var iterator = incoming.makeAsyncIterator()
    guard let bytes = await iterator.next() else { throw ChannelError.eof }
    buffer.append(contentsOf: bytes.readableBytesView)
  }
}

private final class Forwarder: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let continuation: AsyncStream<ByteBuffer>.Continuation

  init(_ continuation: AsyncStream<ByteBuffer>.Continuation) {
    self.continuation = continuation
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    continuation.yield(Self.unwrapInboundIn(data))
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event { continuation.finish() }
  }

  func channelInactive(context: ChannelHandlerContext) {
    continuation.finish()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
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
