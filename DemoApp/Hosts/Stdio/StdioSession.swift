#if os(Linux) || os(macOS)
  import Commands
  import Foundation
  import KitSupport
  import ListSource
  import PagedList
  import PortableUIKit
  import Requests
  import RouterEvents
  import RouterEventsInspector

  /// A session that controls the app with lines of JSON: it reads user input, and writes screens and events.
  ///
  /// For the format of the lines, see `StdioInput` and `StdioOutput`.
  @MainActor
  final class StdioSession {
    /// The minimum time between two screens in the output.
    static let frame = Duration.milliseconds(16)

    /// Whether the current task belongs to a session.
    ///
    /// The session does not write events from other tasks, for example from parallel tests.
    @TaskLocal private static var isRunning = false

    private let host: TerminalHost
    private let reports: PendingReports
    private let write: (StdioOutput) -> Void
    private var finger = PointingFinger()

    private var shownPicture = ""
    private var shownSource: ListSource
    private weak var shownList: UIScrollView?

    private var isDrawn = false
    private var nextFrame = ContinuousClock.now
    private var frameTask: Task<Void, Never>?
    private var detailTask: Task<Void, Never>?

    /// Launches the app, performs the lines of input in order, and returns when the input ends.
    ///
    /// - Parameters:
    ///   - lines: The input. If a line cannot be performed, the session writes an error and ignores the line.
    ///   - write: A closure that is called with each line of output. The first line is written before the app is
    ///     launched.
    ///   - launch: A closure that creates the host. ResponderKit's reports are written from the start of this
    ///     closure.
    /// - Returns: The host.
    @discardableResult
    static func run(
      _ lines: AsyncStream<LineSplitter.Line>,
      write: @escaping (StdioOutput) -> Void,
      launch: () throws -> TerminalHost
    ) async rethrows -> TerminalHost {
      let reports = PendingReports()
      return try await Reports.forwarding(to: { reports.append($0) }) {
        write(.app(.hello(app: "Quakes", takesInput: true)))
        let session = StdioSession(try launch(), reports, write)
        await $isRunning.withValue(true) { await session.run(lines) }
        return session.host
      }
    }

    private init(_ host: TerminalHost, _ reports: PendingReports, _ write: @escaping (StdioOutput) -> Void) {
      self.host = host
      self.reports = reports
      self.write = write
      (shownList, shownSource) = (host.listView, host.source)
    }

    private func run(_ lines: AsyncStream<LineSplitter.Line>) async {
      let observation = EventRouter.observeDispatches(
        values: .shown,
        where: { _ in Self.isRunning }
      ) { [weak self] dispatch in
        guard let self, EventRouter.isOnShownRoute(host.application) else { return }
        writeReports()
        write(.app(.trace(dispatch.trace)))
        noteChange()
      }
      // Loading changes the screen without any input.
      let updates = host.list.viewModel.feed.updates
      let feedTask = Task { [weak self] in
        for await _ in updates { self?.noteChange() }
      }
      reports.onNew = { [weak self] in self?.noteChange() }
      draw()
      for await line in lines {
        do {
          try perform(line)
        } catch {
          write(.error("\(error)"))
        }
        noteChange()
      }
      if !isDrawn { draw() }
      observation.cancel()
      for task in [feedTask, frameTask, detailTask] { task?.cancel() }
    }

    private func perform(_ line: LineSplitter.Line) throws {
      guard case .line(let json) = line else { throw InputFailure.tooLong }
      if json.allSatisfy({ $0 <= UInt8(ascii: " ") }) { return }
      switch try StdioInput(json: json) {
      case .touch(let phase, let place): try touch(phase, place.limited)
      case .longPress:
        guard finger.isDown else { throw InputFailure.noFinger(StdioInput.Kind.longPress.rawValue) }
        finger.pressLong()
      case .scroll(let place, let dx, let dy): host.turnWheel(at: place.limited, dx: dx, dy: dy)
      case .text(let text) where text.count > 1: host.window.typeText(text)
      case .text(let text): host.window.press(text)
      case .key(.backspace): host.window.press(UIKeyCommand.inputDelete)
      case .key(.return): host.window.press("\r")
      case .shortcut(let keys):
        if let (key, modifiers) = EventCommand.Key.reading(keys) { host.window.press(key.input, modifiers) }
      case .size(let size): try resize(to: size)
      case .appearance(let isDark): host.window.overrideUserInterfaceStyle = isDark ? .dark : .light
      }
    }

    private func touch(_ phase: StdioInput.TouchPhase, _ point: CGPoint) throws {
      guard phase == .began || finger.isDown else { throw InputFailure.noFinger(phase.rawValue) }
      switch phase {
      case .began: finger.touch(point, in: host.window)
      case .moved: finger.move(to: point)
      case .ended:
        finger.move(to: point)
        finger.lift()
      case .cancelled: finger.cancel()
      }
    }

    private func resize(to size: CGSize) throws {
      guard InputFailure.sizes.contains(size.width), InputFailure.sizes.contains(size.height) else {
        throw InputFailure.invalidSize(size)
      }
      finger.cancel()
      host.resize(to: size)
    }
  }

  // MARK: - Output
  extension StdioSession {
    /// Writes reports and batch updates immediately, and the screen at most once per ``frame``.
    private func noteChange() {
      writeReports()
      writeBatches()
      followDetail()
      isDrawn = false
      if ContinuousClock.now >= nextFrame {
        // It waits for this frame, but would draw in the next one.
        frameTask?.cancel()
        frameTask = nil
        return draw()
      }
      guard frameTask == nil else { return }
      frameTask = Task { [weak self, nextFrame] in
        try? await ContinuousClock().sleep(until: nextFrame)
        guard let self, !Task.isCancelled else { return }
        frameTask = nil
        if !isDrawn { draw() }
      }
    }

    private func draw() {
      isDrawn = true
      let picture = host.picture
      if picture != shownPicture {
        shownPicture = picture
        write(.screen(host.window.bounds.size, svg: picture))
      }
      nextFrame = .now + Self.frame
    }

    private func writeReports() {
      for report in reports.take() { write(.report(report)) }
    }

    /// Writes the batch updates of the list view since the last call. If the list view was replaced, writes nothing.
    private func writeBatches() {
      let (list, source) = (host.listView, host.source)
      defer { (shownList, shownSource) = (list, source) }
      guard list === shownList, source != shownSource else { return }
      for batch in BatchText.texts(of: ListChanges(from: shownSource, to: source)) { write(.batch(batch)) }
    }

    /// If the detail screen is loading, calls ``noteChange()`` when the load has ended.
    private func followDetail() {
      guard detailTask == nil, let detail = host.shownDetail?.detail, let loading = detail.loading,
        case .loading = detail.neighborhood
      else { return }
      detailTask = Task { [weak self] in
        _ = try? await loading.value
        guard let self, !Task.isCancelled else { return }
        detailTask = nil
        noteChange()
      }
    }
  }

  extension CGPoint {
    /// The point with each coordinate limited to the range from -10,000 to 10,000.
    fileprivate var limited: CGPoint {
      let limit: CGFloat = 10_000
      return CGPoint(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
    }
  }
#endif
