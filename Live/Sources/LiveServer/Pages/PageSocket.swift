internal import Foundation
internal import NIOCore
internal import NIOWebSocket

/// The WebSocket of a web page.
///
/// It takes the next output from the hub only after the previous one has been written, so the server needs no queue of
/// frames.
struct PageSocket: Sendable {
  let hub: LiveHub
  let limits: Limits

  /// Serves a page until its connection ends.
  func run(_ channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>) async {
    // An error means that the page has closed the connection, or accepts no data.
    try? await channel.executeThenClose { inbound, outbound in
      guard let page = await hub.openPage() else { return try await close(outbound, .tooManyPages) }
      let reader = Task { [self] in await hub.closePage(page, await read(inbound, of: page)) }
      defer {
        reader.cancel()
        Task { [hub] in await hub.removePage(page) }
      }
      while let output = await hub.next(for: page) {
        switch output {
        case .message(let text): try await write(text, .text, outbound, channel.channel)
        case .pong(let payload): try await write(payload, .pong, outbound, channel.channel)
        case .close(let ending): return try await close(outbound, ending)
        }
      }
    }
  }

  /// Reads frames until the page ends, and returns the reason.
  private func read(_ frames: NIOAsyncChannelInboundStream<WebSocketFrame>, of page: UUID) async -> PageEnding
  {
    var assembler = MessageAssembler(limit: limits.bytesPerPageMessage)
    do {
      for try await frame in frames {
        switch assembler.add(frame) {
        case nil: break
        case .message(let message): await hub.receive(message, from: page)
        case .ping(let payload): await hub.ping(page, payload)
        case .end(let ending): return ending
        }
      }
      return .requested
    } catch {
      return .protocolError
    }
  }

  /// Writes a frame. If the page does not accept it in time, its connection is closed.
  private func write(
    _ payload: Data,
    _ opcode: WebSocketOpcode,
    _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>,
    _ channel: any Channel
  ) async throws {
    let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(limits.writeTime)) {
      channel.close(promise: nil)
    }
    defer { deadline.cancel() }
    try await outbound.write(WebSocketFrame(fin: true, opcode: opcode, data: ByteBuffer(bytes: payload)))
  }

  private func close(
    _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>,
    _ ending: PageEnding
  ) async throws {
    var data = ByteBuffer()
    let (code, reason) = ending.closing
    data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: code))
    data.writeString(reason)
    try await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
    outbound.finish()
  }
}

extension PageEnding {
  /// The code and the reason of the closing frame.
  fileprivate var closing: (Int, String) {
    switch self {
    case .requested: (1000, "")
    case .tooSlow: (1008, "Too many lines are waiting")
    case .messageTooBig: (1009, "Message Too Big")
    case .protocolError: (1002, "")
    case .tooManyPages: (1013, "Too many pages are open")
    }
  }
}
