internal import Foundation
internal import NIOCore
internal import NIOHTTP1

/// The part of a connection's pipeline that reads one request within limits, writes the response, and closes the
/// connection.
///
/// Later bytes of the client are discarded. If the connection were closed with unread bytes, the client's system could
/// discard the response.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case waiting
    case reading(SessionID, first: Int, body: Data)
    case handling
    case answered
  }

  private let handler: LiveHandler
  private let limits: Limits
  private var state = State.waiting
  private var deadline: Scheduled<Void>?

  init(_ handler: LiveHandler) {
    self.handler = handler
    limits = handler.limits
  }

  func handlerAdded(context: ChannelHandlerContext) {
    limit(limits.headTime, context) { $0.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    do throws(Refusal) {
      switch (Self.unwrapInboundIn(data), state) {
      case (.head(let head), .waiting):
        try begin(LiveRequest(head), context)
      case (.body(let bytes), .reading(let session, let first, var body)):
        state = .waiting
        guard body.count + bytes.readableBytes <= limits.bytesPerBody else { throw .tooLong(limits) }
        body.append(contentsOf: bytes.readableBytesView)
        state = .reading(session, first: first, body: body)
      case (.end, .reading(let session, let first, let body)):
        finish(body, of: session, first: first, context)
      default: break
      }
    } catch {
      answer(error.response, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch (error, state) {
    case (_, .handling), (_, .answered): break
    case (HTTPParserError.headerOverflow, _):
      let refusal = Refusal(
        .requestHeaderFieldsTooLarge,
        """
        expected at most \(limits.headers) headers, \(limits.bytesPerHeader) bytes in each and in the address, and \
        \(limits.bytesPerHead) bytes in all of them
        """
      )
      answer(refusal.response, context)
    case (is HTTPParserError, _):
      answer(Refusal(.badRequest, "expected an HTTP request, found an error: \(error)").response, context)
    default: break
    }
  }

  private func begin(_ request: LiveRequest, _ context: ChannelHandlerContext) throws(Refusal) {
    switch try handler.purpose(of: request) {
    case .page: answer(try handler.page(), context)
    case .follow: throw Refusal(.badRequest, "expected a WebSocket handshake")
    case .lines(let session, let first):
      if let count = request["Content-Length"].flatMap({ Int($0) }), count > limits.bytesPerBody {
        throw .tooLong(limits)
      }
      state = .reading(session, first: first, body: Data())
      limit(limits.bodyTime, context) { [self] context in
        answer(
          Refusal(.requestTimeout, "expected the whole body within \(limits.bodyTime)").response,
          context
        )
      }
    }
  }

  private func finish(_ body: Data, of session: SessionID, first: Int, _ context: ChannelHandlerContext) {
    state = .handling
    deadline?.cancel()
    context.eventLoop.makeFutureWithTask { [handler] in
      await handler.take(body, session: session, first: first)
    }
    .assumeIsolated()
    .whenSuccess { [self] in answer($0, context) }
  }

  private func answer(_ response: LiveResponse, _ context: ChannelHandlerContext) {
    state = .answered
    guard context.channel.isActive else { return }
    context.write(Self.wrapOutboundOut(.head(response.head)), promise: nil)
    context.write(Self.wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: nil)
    limit(limits.writeTime, context) { $0.close(promise: nil) }
    context.close(mode: .output, promise: nil)
  }

  /// Runs `body` after some time, unless a later call replaces it.
  private func limit(
    _ time: Duration,
    _ context: ChannelHandlerContext,
    _ body: @escaping (ChannelHandlerContext) -> Void
  ) {
    deadline?.cancel()
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) { body(context) }
  }
}
