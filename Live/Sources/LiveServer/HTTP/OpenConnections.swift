internal import NIOConcurrencyHelpers
internal import NIOCore

/// A record of a server's open connections, which limits their number.
final class OpenConnections: Sendable {
  private struct State {
    /// The connections that may be closed to make room, from the oldest to the newest.
    var requests: [any Channel] = []

    /// The WebSockets of pages, which stay open.
    var pages: [any Channel] = []
    var isOpen = true
  }

  private let limit: Int
  private let state = NIOLockedValueBox(State())

  /// Creates a record without connections.
  ///
  /// - Parameter limit: The maximum number of open connections.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a new connection.
  ///
  /// If the connection exceeds the limit, the oldest one is closed. The WebSockets of pages stay open: if there are no
  /// others, the new connection is closed.
  func add(_ channel: any Channel) {
    let superfluous: (any Channel)? = state.withLockedValue { state in
      guard state.isOpen else { return channel }
      state.requests.append(channel)
      return state.requests.count + state.pages.count > limit ? state.requests.removeFirst() : nil
    }
    superfluous?.close(promise: nil)
    channel.closeFuture.whenComplete { [weak self] _ in self?.remove(channel) }
  }

  /// Records that a connection is the WebSocket of a page.
  func becomePage(_ channel: any Channel) {
    state.withLockedValue { state in
      guard let index = state.requests.firstIndex(where: { $0 === channel }) else { return }
      state.pages.append(state.requests.remove(at: index))
    }
  }

  /// Closes all connections, and all that are added later. Returns when they are closed.
  func closeAll() async {
    let channels = state.withLockedValue { state in
      state.isOpen = false
      return state.requests + state.pages
    }
    for channel in channels { channel.close(promise: nil) }
    for channel in channels { try? await channel.closeFuture.get() }
  }

  private func remove(_ channel: any Channel) {
    state.withLockedValue { state in
      state.requests.removeAll { $0 === channel }
      state.pages.removeAll { $0 === channel }
    }
  }
}
