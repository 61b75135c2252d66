internal import FlyingFox
internal import Foundation

/// The handler of a web page's WebSocket.
///
/// It creates a frame only after the previous frame has been written, so the server needs no queue of frames.
struct PageSocket: WSHandler {
  let hub: LiveHub

  /// The maximum size of a message from the page, in bytes.
  let limit: Int

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    guard let page = await hub.openPage() else {
      return AsyncStream { continuation in
        continuation.yield(.close(code: PageEnding.tooManyPages.closeCode))
        continuation.finish()
      }
    }
    let reader = Task { [hub, limit] in
      let ending = await Self.read(client, limit: limit, page: page, hub: hub)
      await hub.closePage(page, ending)
    }
    let connection = PageConnection(hub: hub, page: page, reader: reader)
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
    } catch FrameError.tooLong {
      return .messageTooBig
    } catch {
      return .protocolError
    }
  }
}

/// The connection of a page. It ends when the server cancels or releases the stream of frames.
private final class PageConnection: Sendable {
  private let hub: LiveHub
  private let page: UUID
  private let reader: Task<Void, Never>

  init(hub: LiveHub, page: UUID, reader: Task<Void, Never>) {
    self.hub = hub
    self.page = page
    self.reader = reader
  }

  deinit {
    end()
  }

  func next() async -> WSFrame? {
    switch await hub.next(for: page) {
    case .message(let text): return WSFrame(fin: true, opcode: .text, mask: nil, payload: text)
    case .pong(let payload): return WSFrame(fin: true, opcode: .pong, mask: nil, payload: payload)
    case .close(let ending): return .close(code: ending.closeCode)
    case nil: return nil
    }
  }

  func end() {
    reader.cancel()
    Task { [hub, page] in await hub.removePage(page) }
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
