/// A record of a server's open connections, which limits their number.
actor OpenConnections {
  private struct Entry {
    /// The task that serves the connection. If it is canceled, it closes the connection soon.
    let task: Task<Void, Never>

    /// Whether the connection is the WebSocket of a page, which stays open.
    var isPage = false
  }

  private let limit: Int
  private var isOpen = true

  /// The connections by their numbers. A later connection has a larger number.
  private var entries: [Int: Entry] = [:]
  private var lastNumber = 0

  /// Creates a record without connections.
  ///
  /// - Parameter limit: The maximum number of open connections.
  init(limit: Int) {
    self.limit = limit
  }

  /// Serves a new connection.
  ///
  /// If the connection exceeds the limit, the oldest one is closed first. The WebSockets of pages stay open: if there
  /// are no others, the new connection is closed.
  ///
  /// - Parameters:
  ///   - connection: The new connection. It is closed after `serve` has returned.
  ///   - serve: A function that serves the connection. It receives the number of the connection.
  func open(_ connection: Connection, _ serve: @escaping @Sendable (Int) async -> Void) async {
    while entries.count >= limit,
      let oldest = entries.filter({ !$0.value.isPage }).min(by: { $0.key < $1.key })
    {
      oldest.value.task.cancel()
      await oldest.value.task.value
    }
    guard isOpen, entries.count < limit else { return await connection.close() }
    lastNumber += 1
    let number = lastNumber
    entries[number] = Entry(
      task: Task {
        await serve(number)
        await connection.close()
        entries[number] = nil
      }
    )
  }

  /// Records whether a connection is the WebSocket of a page.
  func setPage(_ number: Int, _ isPage: Bool) {
    entries[number]?.isPage = isPage
  }

  /// Closes all connections, and all that are opened later. Returns when they are closed.
  func closeAll() async {
    isOpen = false
    let tasks = entries.values.map(\.task)
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }
}
