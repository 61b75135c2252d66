internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// A server that receives lines from apps and serves the web page that shows them.
package struct LiveServer: Sendable {
  /// The settings of a server, such as its address, access token and limits.
  package struct Settings: Sendable {
    /// The IP address to listen on.
    package var host = "127.0.0.1"

    /// The port to listen on, or 0 for any free port.
    package var port: UInt16 = 8787

    /// The token that pages and apps must send, or nil to require no token.
    package var token: AccessToken?

    /// The title of the web page.
    package var title = "Live events"

    package var limits = Limits()

    /// Creates settings with the default values, with which only programs on this machine can reach the server.
    package init() {}

    /// Whether only programs on this machine can reach the server.
    package var isLoopback: Bool { host.hasPrefix("127.") || host == "::1" }
  }

  /// The hub that stores the lines of apps and sends them to pages.
  package let hub: LiveHub

  /// The port that the server listens on. It differs from the port in the settings if that port is 0.
  package let port: UInt16

  private let listener: Listener
  private let running: Task<Void, any Error>
  private let sweeping: Task<Void, any Error>

  /// Creates a server and starts it. Returns when the server is listening.
  ///
  /// - Throws: A `LiveServerError` if the server cannot listen.
  package init(_ settings: Settings) async throws(LiveServerError) {
    let hub = LiveHub(limits: settings.limits)
    // A connection needs up to three descriptors: one of its own and one for each wait. 64 are reserved for other uses.
    let affordable = (Descriptors.raiseLimit() - 64) / 3
    let connections = OpenConnections(
      limit: max(1, min(settings.limits.connections, affordable)),
      headTime: settings.limits.headTime
    )
    let server = HTTPServer(config: try Self.configuration(settings, connections))
    let listening = Task { try await server.waitUntilListening(timeout: 60) }
    let starting = Task {
      do {
        try await server.run()
      } catch {
        listening.cancel()
        throw error
      }
    }
    guard case .success = await listening.result, let address = await server.listeningAddress,
      let port = address.port
    else {
      await server.stop()
      throw LiveServerError(await starting.result, settings)
    }
    self.hub = hub
    self.port = port
    let handler = LiveHandler(
      hub: hub,
      connections: connections,
      hosts: AllowedHosts(host: settings.host, port: port),
      token: settings.token,
      title: settings.title,
      limits: settings.limits
    )
    await server.appendRoute("*", to: handler)
    var settings = settings
    settings.port = port
    let configuration = try Self.configuration(settings, connections)
    let listener = Listener(server)
    self.listener = listener
    running = Task {
      var result = await starting.result
      while case .failure(let error) = result, Descriptors.areUsedUp(error) {
        // FlyingFox stops if it cannot accept a connection. It has then closed all connections, so descriptors are free
        // again.
        try await Task.sleep(for: .milliseconds(100))
        let next = HTTPServer(config: configuration)
        await next.appendRoute("*", to: handler)
        guard await listener.replace(by: next) else { return }
        do { result = .success(try await next.run()) } catch { result = .failure(error) }
      }
      try result.get()
    }
    sweeping = Task {
      while true {
        try await Task.sleep(for: .seconds(1))
        await connections.closeLate()
        await hub.disconnectQuietApps()
      }
    }
  }

  /// Waits until the server has stopped.
  ///
  /// - Throws: The error that stopped the server. A call to `stop()` can also result in an error.
  package func wait() async throws {
    try await running.value
  }

  /// Stops the server and closes all connections.
  package func stop() async {
    sweeping.cancel()
    await listener.stop()
    running.cancel()
  }

  private static func configuration(
    _ settings: Settings,
    _ connections: OpenConnections
  ) throws(LiveServerError) -> HTTPServer.Configuration {
    let pool = DuplicatingPool(
      base: HTTPServer.defaultPool(),
      writeTime: settings.limits.writeTime,
      connections: connections
    )
    // Longer than `bodyTime`, because FlyingFox would keep reading the connection after its own timeout.
    let timeout = 600.0
    // Each body is read only once, so FlyingFox does not need to buffer bodies for a replay.
    if let address = try? sockaddr_in.inet(ip4: settings.host, port: settings.port) {
      return HTTPServer.Configuration(
        address: address,
        timeout: timeout,
        sharedRequestReplaySize: 0,
        pool: pool,
        logger: .disabled
      )
    }
    if let address = try? sockaddr_in6.inet6(ip6: settings.host, port: settings.port) {
      return HTTPServer.Configuration(
        address: address,
        timeout: timeout,
        sharedRequestReplaySize: 0,
        pool: pool,
        logger: .disabled
      )
    }
    throw .invalidAddress(settings.host)
  }
}

private actor Listener {
  private var server: HTTPServer
  private var isStopped = false

  init(_ server: HTTPServer) {
    self.server = server
  }

  /// Replaces the server and returns true. After `stop()`, does nothing and returns false.
  func replace(by next: HTTPServer) -> Bool {
    if !isStopped { server = next }
    return !isStopped
  }

  func stop() async {
    isStopped = true
    await server.stop()
  }
}

extension Socket.Address {
  fileprivate var port: UInt16? {
    switch self {
    case .ip4(_, let port), .ip6(_, let port): port
    case .unix: nil
    }
  }
}
