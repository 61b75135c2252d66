internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// An error that ends the WebSocket of a page.
enum FrameError: Error {
  /// The payload of a frame exceeds the maximum size.
  case tooLong

  /// A frame has no mask. The frames of a client must have one.
  case unmasked
}

extension Connection {
  /// Returns the frames that a page sends, which end when the connection ends.
  ///
  /// A frame whose payload exceeds `limit` is not read: the stream throws a `FrameError`.
  nonisolated func frames(limit: Int) -> AsyncThrowingStream<WSFrame, any Error> {
    AsyncThrowingStream {
      do {
        return try await self.takeFrame(limit: limit)
      } catch SocketError.disconnected {
        return nil
      }
    }
  }

  /// Writes a frame, without a mask.
  func write(_ frame: WSFrame) async throws {
    var head = Data([(frame.fin ? 0x80 : 0) | frame.opcode.rawValue])
    let count = UInt64(frame.payload.count)
    let short: UInt8 = count < 126 ? UInt8(count) : count < 65_536 ? 126 : 127
    head.append(short)
    if short >= 126 {
      withUnsafeBytes(of: count.bigEndian) { head.append(contentsOf: $0.suffix(short == 126 ? 2 : 8)) }
    }
    try await write(head + frame.payload)
  }

  private func takeFrame(limit: Int) async throws -> WSFrame {
    let head = try await take(2)
    var count = UInt64(head[1] & 0x7f)
    if count >= 126 { count = try await take(count == 126 ? 2 : 8).reduce(0) { $0 << 8 | UInt64($1) } }
    guard count <= limit else { throw FrameError.tooLong }
    guard head[1] & 0x80 != 0 else { throw FrameError.unmasked }
    let mask = try await take(4)
    var payload = try await take(Int(count))
    for index in payload.indices { payload[index] ^= mask[index % 4] }
    return WSFrame(
      fin: head[0] & 0x80 != 0,
      rsv1: head[0] & 0x40 != 0,
      rsv2: head[0] & 0x20 != 0,
      rsv3: head[0] & 0x10 != 0,
      opcode: WSFrame.Opcode(head[0] & 0x0f),
      mask: nil,
      payload: Data(payload)
    )
  }
}
