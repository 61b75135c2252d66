internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOWebSocket

/// A listening socket whose connections each make one request. Only the WebSocket of a page stays open.
struct HTTPListener: Sendable {
  private let channel: any Channel
  private let connections: OpenConnections

  /// The port that the socket listens on.
  var port: UInt16 { channel.localAddress?.port.map { UInt16($0) } ?? 0 }

  /// Creates a socket that listens on an address.
  ///
  /// - Parameters:
  ///   - address: The address to listen on.
  ///   - limits: The limits of requests and connections.
  ///   - handler: A closure that returns the handler of requests. Its argument is the port.
  /// - Throws: An `IOError` if listening is not possible.
  init(
    _ address: SocketAddress,
    limits: Limits,
    handler: @escaping @Sendable (UInt16) -> LiveHandler
  ) async throws {
    // 64 descriptors are reserved for other uses.
    let connections = OpenConnections(limit: max(1, min(limits.connections, Descriptors.raiseLimit() - 64)))
    self.connections = connections
    channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          // If file descriptors run out, the next attempt is a second later.
          try channel.pipeline.syncOperations.addHandler(
            AcceptBackoffHandler(shouldForwardIOErrorCaught: false)
          )
        }
      }
      .childChannelInitializer { channel in
        connections.add(channel)
        let port = channel.localAddress?.port.map { UInt16($0) } ?? 0
        return channel.eventLoop.makeCompletedFuture {
          try Self.configure(channel.pipeline.syncOperations, connections, handler(port))
        }
      }
      .bind(to: address)
      .get()
  }

  /// Waits until the socket is closed.
  func wait() async throws {
    try await channel.closeFuture.get()
  }

  /// Closes the socket and all connections.
  func close() async {
    try? await channel.close()
    await connections.closeAll()
  }

  /// Adds the handlers of a connection.
  private static func configure(
    _ pipeline: ChannelPipeline.SynchronousOperations,
    _ connections: OpenConnections,
    _ handler: LiveHandler
  ) throws {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = handler.limits.bytesPerHeader
    limits.maxHeaderListSize = handler.limits.bytesPerHead
    limits.maxHeaderFieldCount = handler.limits.headers
    let encoder = HTTPResponseEncoder()
    let decoder = ByteToMessageHandler(
      HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits)
    )
    let requests = RequestHandler(handler)
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: handler.limits.bytesPerPageMessage,
      shouldUpgrade: { channel, head in
        let purpose = try? handler.purpose(of: LiveRequest(head))
        guard case .follow? = purpose else { return channel.eventLoop.makeSucceededFuture(nil) }
        return channel.eventLoop.makeSucceededFuture([:])
      },
      upgradePipelineHandler: { channel, _ in
        connections.becomePage(channel)
        return channel.eventLoop.makeCompletedFuture {
          let frames = try NIOAsyncChannel<WebSocketFrame, WebSocketFrame>(
            wrappingChannelSynchronously: channel
          )
          Task { await PageSocket(hub: handler.hub, limits: handler.limits).run(frames) }
        }
      }
    )
    let upgrade = HTTPServerUpgradeHandler(
      upgraders: [upgrader],
      httpEncoder: encoder,
      extraHTTPHandlers: [decoder, requests],
      upgradeCompletionHandler: { _ in }
    )
    try pipeline.addHandlers(encoder, decoder, upgrade, requests)
  }
}
