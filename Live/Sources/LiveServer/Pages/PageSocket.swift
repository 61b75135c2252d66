internal import FlyingFox
internal import Foundation

/// The handler of a web page's WebSocket.
///
/// It creates a frame only after the previous frame has been written, so the server needs no queue of frames.
struct PageSocket: WSHandler {
  let hub: LiveHub

  /// The maximum size of a message from the page, in bytes.
  let limit: Int

  /// A closure that is called when the page disconnects or is rejected. It can be called more than once.
  let onEnd: @Sendable () async -> Void

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    guard let page = await hub.openPage() else {
      await onEnd()
      return AsyncStream { continuation in
        continuation.yield(.close(code: PageEnding.tooManyPages.closeCode))
        continuation.finish()
      }
    }
    let reader = Task { [hub, limit] in
      let ending = await Self.read(client, limit: limit, page: page, hub: hub)
      await hub.closePage(page, ending)
    }
    let connection = PageConnection(hub: hub, page: page, reader: reader, onEnd: onEnd)
    return AsyncStream(unfolding: { await connection.next() }, onCancel: { connection.end() })
  }

  private static func read(
    _ client: AsyncThrowingStream<WSFrame, any Error>,
    limit: Int,
    page: UUID,
    hub: LiveHub
  ) async -> PageEnding {
    var assembler = MessageAssembler(limit: limit)
    do {
      for try await frame in client {
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
}

/// The connection of a page. It ends when FlyingFox cancels or releases the stream of frames.
private final class PageConnection: Sendable {
  private let hub: LiveHub
  private let page: UUID
  private let reader: Task<Void, Never>
  private let onEnd: @Sendable () async -> Void

  init(hub: LiveHub, page: UUID, reader: Task<Void, Never>, onEnd: @escaping @Sendable () async -> Void) {
    self.hub = hub
    self.page = page
    self.reader = reader
    self.onEnd = onEnd
  }

  deinit {
    end()
  }

  func next() async -> WSFrame? {
    switch await hub.next(for: page) {
    case .message(let text): return WSFrame(fin: true, opcode: .text, mask: nil, payload: text)
    case .pong(let payload): return WSFrame(fin: true, opcode: .pong, mask: nil, payload: payload)
    case .close(let ending):
      // The socket is closed next, and its descriptor may be reused. Reading must have stopped before that.
      reader.cancel()
      await reader.value
      return .close(code: ending.closeCode)
    case nil: return nil
    }
  }

  func end() {
    reader.cancel()
    Task { [hub, page, onEnd] in
      await hub.removePage(page)
      await onEnd()
    }
  }
}

extension PageEnding {
  fileprivate var closeCode: WSCloseCode {
    switch self {
    case .requested: .normalClosure
    case .tooSlow: WSCloseCode(1008, reason: "Too many lines are waiting")
    case .messageTooBig: .messageTooBig
    case .protocolError: .protocolError
    case .tooManyPages: WSCloseCode(1013, reason: "Too many pages are open")
    }
  }
}
