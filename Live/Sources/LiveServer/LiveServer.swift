internal import NIOCore

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

  private let listener: HTTPListener
  private let sweeping: Task<Void, any Error>

  /// Creates a server and starts it. Returns when the server is listening.
  ///
  /// - Throws: A `LiveServerError` if the server cannot listen.
  package init(_ settings: Settings) async throws(LiveServerError) {
    guard let address = try? SocketAddress(ipAddress: settings.host, port: Int(settings.port)) else {
      throw .invalidAddress(settings.host)
    }
    let hub = LiveHub(limits: settings.limits)
    self.hub = hub
    do {
      listener = try await HTTPListener(address, limits: settings.limits) { port in
        LiveHandler(
          hub: hub,
          hosts: AllowedHosts(host: settings.host, port: port),
          token: settings.token,
          title: settings.title,
          limits: settings.limits
        )
      }
    } catch {
      throw LiveServerError(error, settings)
    }
    port = listener.port
    sweeping = Task {
      while true {
        try await Task.sleep(for: .seconds(1))
        await hub.disconnectQuietApps()
      }
    }
  }

  /// Waits until the server has stopped.
  package func wait() async throws {
    try await listener.wait()
  }

  /// Stops the server and closes all connections.
  package func stop() async {
    sweeping.cancel()
    await listener.close()
  }
}
