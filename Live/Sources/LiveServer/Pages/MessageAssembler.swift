internal import Foundation
internal import NIOCore
internal import NIOWebSocket

/// An assembler that joins WebSocket frames from a web page into messages.
struct MessageAssembler {
  /// The result of adding a frame.
  enum Event: Equatable {
    case message(Data)
    case ping(Data)
    case end(PageEnding)
  }

  private let limit: Int
  private var pending: Data?

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a frame and returns the resulting event. Returns nil if the frame is a pong or does not complete a message.
  mutating func add(_ frame: WebSocketFrame) -> Event? {
    // NIO checks the size of control frames and that they are not split.
    if frame.rsv1 || frame.rsv2 || frame.rsv3 || frame.maskKey == nil { return .end(.protocolError) }
    switch frame.opcode {
    case .connectionClose: return .end(.requested)
    case .ping: return .ping(Data(frame.unmaskedData.readableBytesView))
    case .pong: return nil
    case .text where pending == nil:
      pending = Data()
      return append(frame)
    case .continuation where pending != nil: return append(frame)
    default: return .end(.protocolError)
    }
  }

  // The pending message is extended in place, because a page may send each of its bytes in a frame of its own.
  private mutating func append(_ frame: WebSocketFrame) -> Event? {
    guard var message = pending.take(), message.count + frame.length <= limit else {
      return .end(.messageTooBig)
    }
    message.append(contentsOf: frame.unmaskedData.readableBytesView)
    guard !frame.fin else { return .message(message) }
    pending = message
    return nil
  }
}
