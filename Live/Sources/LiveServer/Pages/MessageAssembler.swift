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
    case .text where pending == nil: return append(frame, to: Data())
    case .continuation: return pending.map { append(frame, to: $0) } ?? .end(.protocolError)
    default: return .end(.protocolError)
    }
  }

  private mutating func append(_ frame: WSFrame, to start: Data) -> Event? {
    guard start.count + frame.payload.count <= limit else { return .end(.messageTooBig) }
    let message = start + frame.payload
    pending = frame.fin ? nil : message
    return frame.fin ? .message(message) : nil
  }
}
