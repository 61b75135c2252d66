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

  /// The number of frames of the pending message.
  private var frames = 0

  /// The maximum number of frames of a message. Browsers send one. Each frame costs much more than its bytes.
  private static let mostFrames = 1_000

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
      (pending, frames) = (Data(), 0)
      return append(frame)
    case .continuation where pending != nil: return append(frame)
    default: return .end(.protocolError)
    }
  }

  private mutating func append(_ frame: WebSocketFrame) -> Event? {
    frames += 1
    guard var message = pending.take(), frames <= Self.mostFrames, message.count + frame.length <= limit
    else {
      return .end(.messageTooBig)
    }
    message.append(contentsOf: frame.unmaskedData.readableBytesView)
    guard !frame.fin else { return .message(message) }
    pending = message
    return nil
  }
}
