internal import FlyingFox
internal import Foundation

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
  mutating func add(_ frame: WSFrame) -> Event? {
    let isControl = frame.opcode.rawValue >= 8
    if frame.rsv1 || frame.rsv2 || frame.rsv3 { return .end(.protocolError) }
    if isControl && (!frame.fin || frame.payload.count > 125) { return .end(.protocolError) }
    switch frame.opcode {
    case .close: return .end(.requested)
    case .ping: return .ping(frame.payload)
    case .pong: return nil
    case .text where pending == nil:
      pending = Data()
      return append(frame)
    case .continuation where pending != nil: return append(frame)
    default: return .end(.protocolError)
    }
  }

  // The pending message is extended in place, because a page may send each of its bytes in a frame of its own.
  private mutating func append(_ frame: WSFrame) -> Event? {
    guard var message = pending.take(), message.count + frame.payload.count <= limit else {
      return .end(.messageTooBig)
    }
    message.append(frame.payload)
    guard !frame.fin else { return .message(message) }
    pending = message
    return nil
  }
}
