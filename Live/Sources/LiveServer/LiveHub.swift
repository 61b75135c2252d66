package import Foundation

/// An actor that stores the lines that apps send, and passes them on to browser pages.
///
/// The hub stores each line only once, and each page has a cursor for each app. A slow page therefore needs no extra
/// memory and does not delay other pages.
package actor LiveHub {
  private let limits: Limits
  private var apps: [UUID: AppSession] = [:]
  private var order: [UUID] = []
  private var pages: [UUID: PageState] = [:]

  /// The unfinished touch of each app, by the key of the app.
  ///
  /// Each value contains the page that began the touch and a line that cancels the touch.
  private var fingers: [UUID: (page: UUID, cancelling: Data)] = [:]

  /// The maximum number of lines in one message to a page.
  private static let linesPerMessage = 1_000
  /// The maximum total size of the lines in one message to a page, in bytes. A longer line is sent alone.
  private static let bytesPerMessage = 256 << 10

  package init(limits: Limits = Limits()) {
    self.limits = limits
  }
}

// MARK: - Apps

extension LiveHub {
  /// Stores the lines that an app posts over HTTP, and marks the app as connected.
  ///
  /// Lines that the hub has already received are skipped.
  ///
  /// - Parameters:
  ///   - lines: Lines with consecutive numbers.
  ///   - first: The position of the first of these lines among all lines of the session, starting at 0.
  ///   - session: The identifier of the session.
  ///   - now: The current time.
  /// - Throws: A `PostError` if earlier lines are missing, if the session's `hello` line is missing or repeated, or if
  ///   too many apps are connected.
  package func post(
    _ lines: [AppLine],
    first: Int,
    session: SessionID,
    now: ContinuousClock.Instant = .now
  ) throws(PostError) {
    let expected = apps[session.key]?.lines.next ?? 0
    guard first <= expected else { throw .gap(expected: expected) }
    let new = lines.dropFirst(min(expected - first, lines.count))
    try append(new, to: session, input: nil, now: now)
    guard apps[session.key] != nil else { return }
    apps[session.key]?.lastActivity = now
    setConnected(true, session)
  }

  /// Stores the next lines of an app and numbers them.
  ///
  /// - Parameters:
  ///   - lines: The next lines.
  ///   - session: The identifier of the session.
  ///   - input: A closure that sends a line from a page to the app. The line has no line break. The closure can be
  ///     called on any thread. The hub keeps only the closure that comes with the session's first lines.
  /// - Throws: A `PostError` if too many apps are connected, or if the session's `hello` line is missing or repeated.
  package func append(
    _ lines: [AppLine],
    to session: SessionID,
    input: @escaping @Sendable (Data) -> Void
  ) throws(PostError) {
    try append(lines[...], to: session, input: input, now: .now)
  }

  /// Marks an app as disconnected and keeps its lines.
  package func disconnect(_ session: SessionID) {
    setConnected(false, session)
  }

  /// Marks apps that post over HTTP as disconnected if they have sent no request for ``Limits/quietTime``.
  package func disconnectQuietApps(now: ContinuousClock.Instant = .now) {
    for key in order {
      guard let app = apps[key], app.input == nil, app.lastActivity + limits.quietTime < now else { continue }
      setConnected(false, SessionID(key: key, text: app.id))
    }
  }

  private func append(
    _ lines: ArraySlice<AppLine>,
    to session: SessionID,
    input: (@Sendable (Data) -> Void)?,
    now: ContinuousClock.Instant
  ) throws(PostError) {
    guard let start = lines.first else { return }
    let expected = apps[session.key]?.lines.next ?? 0
    if expected == 0 && start.hello == nil { throw .line(number: 0, .noHello(kind: start.kind)) }
    if let again = lines.dropFirst(expected == 0 ? 1 : 0).firstIndex(where: { $0.hello != nil }) {
      throw .line(number: expected + again - lines.startIndex, .secondHello)
    }
    if expected == 0, let hello = start.hello {
      try makeRoom()
      apps[session.key] = AppSession(
        id: session.text,
        hello: hello,
        limits: limits,
        input: input,
        lastActivity: now
      )
      order.append(session.key)
    }
    apps[session.key]?.lines.append(lines)
    apps[session.key]?.lastActivity = now
    notifyPages(of: session.key)
  }

  private func makeRoom() throws(PostError) {
    let ended = apps.filter { !$0.value.isConnected }.sorted { $0.value.lastActivity < $1.value.lastActivity }
      .map(\.key)
    let excess = max(ended.count - limits.endedApps, apps.count - limits.apps + 1)
    guard excess <= ended.count else { throw .tooManyApps(limit: limits.apps) }
    for key in ended.prefix(max(0, excess)) { remove(key) }
  }

  private func remove(_ key: UUID) {
    apps[key] = nil
    fingers[key] = nil
    order.removeAll { $0 == key }
    for page in pages.keys { pages[page]?.cursors[key] = nil }
  }

  private func setConnected(_ isConnected: Bool, _ session: SessionID) {
    guard let app = apps[session.key], app.isConnected != isConnected else { return }
    apps[session.key]?.isConnected = isConnected
    notifyPages(of: session.key)
  }
}

// MARK: - Pages

extension LiveHub {
  /// Opens a page, which receives the stored lines of each app and then all new lines.
  ///
  /// - Returns: The key of the page, or nil if too many pages are connected.
  package func openPage() -> UUID? {
    guard pages.count < limits.pages else { return nil }
    let page = UUID()
    var state = PageState()
    for (key, app) in apps { state.cursors[key] = PageState.Cursor(next: 0, live: app.lines.next) }
    pages[page] = state
    return page
  }

  package var pageCount: Int { pages.count }

  /// Closes a page. The last output for the page contains the reason.
  package func closePage(_ page: UUID, _ ending: PageEnding) {
    guard pages[page]?.ending == nil else { return }
    cancelTouches(of: page)
    pages[page]?.ending = ending
    pages[page]?.cursors = [:]
    pages[page]?.wake()
  }

  /// Removes a page whose connection has ended.
  package func removePage(_ page: UUID) {
    cancelTouches(of: page)
    pages[page]?.wake()
    pages[page] = nil
  }

  /// Cancels the unfinished touches that a page has begun. Otherwise, the apps would wait for those touches to end.
  private func cancelTouches(of page: UUID) {
    for (key, finger) in fingers where finger.page == page {
      fingers[key] = nil
      if apps[key]?.isConnected == true { apps[key]?.input?(finger.cancelling) }
    }
  }

  /// Schedules the answer to a ping from a page. If several pings wait, only the last one is answered.
  package func ping(_ page: UUID, _ payload: Data) {
    pages[page]?.ping = payload
    pages[page]?.wake()
  }

  /// Waits for the next output for a page and returns it. Returns nil if the page no longer exists.
  package func next(for page: UUID) async -> PageOutput? {
    while pages[page] != nil {
      if let output = takeOutput(for: page) { return output }
      await withCheckedContinuation { continuation in
        pages[page]?.wake()
        pages[page]?.waiter = continuation
      }
    }
    return nil
  }

  /// Sends the line in a page's message to the app that the message names.
  ///
  /// If this fails, the page receives an error message, unless 16 error messages are already waiting for it.
  package func receive(_ message: Data, from page: UUID) {
    do throws(PageMessage.Failure) {
      let message = try PageMessage(message)
      guard let key = UUID(uuidString: message.app), let app = apps[key] else {
        throw PageMessage.Failure("expected the id of a known app, found \(Excerpt.of(message.app))")
      }
      guard app.takesInput, app.isConnected, let input = app.input else {
        throw PageMessage.Failure("expected an app that takes input, found \(Excerpt.of(app.hello.app))")
      }
      input(message.line)
      switch message.touch {
      case .began(let cancelling): fingers[key] = (page, cancelling)
      case .moved(let cancelling) where fingers[key]?.page == page: fingers[key] = (page, cancelling)
      case .ended: fingers[key] = nil
      case .moved, nil: break
      }
    } catch {
      guard pages[page]?.ending == nil, (pages[page]?.replies.count ?? 0) < 16 else { return }
      pages[page]?.replies.append(JSONText.object(["error": error.text]))
      pages[page]?.wake()
    }
  }

  private func notifyPages(of key: UUID) {
    guard let app = apps[key] else { return }
    for page in pages.keys where pages[page]?.ending == nil {
      let cursor = pages[page]?.cursors[key] ?? PageState.Cursor(next: 0, live: 0)
      pages[page]?.cursors[key] = cursor
      let waiting = app.lines.waiting(from: max(cursor.next, cursor.live))
      if waiting.bytes > limits.waitingBytes || waiting.messages > limits.waitingMessages {
        closePage(page, .tooSlow)
      }
      pages[page]?.wake()
    }
  }

  private func takeOutput(for page: UUID) -> PageOutput? {
    guard let state = pages[page] else { return nil }
    if let ending = state.ending {
      pages[page] = nil
      return .close(ending)
    }
    if let ping = state.ping {
      pages[page]?.ping = nil
      return .pong(ping)
    }
    if let reply = state.replies.first {
      pages[page]?.replies.removeFirst()
      return .message(reply)
    }
    return takeLines(for: page, state).map(PageOutput.message)
  }

  /// Returns a message with an app's description and next lines, or nil if the page is up to date.
  ///
  /// The apps take turns, so an app with many stored lines does not delay the lines of the others.
  private func takeLines(for page: UUID, _ state: PageState) -> Data? {
    let turn = state.lastServed.flatMap(order.firstIndex).map { $0 + 1 } ?? 0
    for key in order[turn...] + order[..<turn] {
      guard let app = apps[key], var cursor = state.cursors[key] else { continue }
      let description = app.description
      let run = app.lines.run(
        from: cursor.next,
        maxLines: Self.linesPerMessage,
        maxBytes: Self.bytesPerMessage
      )
      if run == nil, cursor.description == description { continue }
      let first = run?.first ?? app.lines.next
      cursor.next = first + (run?.lines.count ?? 0)
      cursor.description = description
      pages[page]?.cursors[key] = cursor
      pages[page]?.lastServed = key
      return Self.message(app: description, first: first, lines: run?.lines ?? [])
    }
    return nil
  }

  private static func message(app: Data, first: Int, lines: [Data]) -> Data {
    var message = Data()
    message.reserveCapacity(lines.reduce(app.count + 64) { $0 + $1.count + 1 })
    message.append(Data("{\"app\":".utf8))
    message.append(app)
    message.append(Data(",\"first\":\(first),\"lines\":[".utf8))
    for (index, line) in lines.enumerated() {
      if index > 0 { message.append(UInt8(ascii: ",")) }
      message.append(line)
    }
    message.append(Data("]}".utf8))
    return message
  }
}
