#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import ListSource
  import PagedList
  import PortableUIKit
  import PromiseChain
  import RouterEvents
  import RouterEventsInspector

  /// The app, worked by lines of JSON, and what comes of them as such lines; see `LiveLine`.
  @MainActor
  final class StdioSession {
    /// The shortest time between two screens.
    static let frame = Duration.milliseconds(16)

    /// Whether the current task is a session's: events of others, as of tests beside it, are not traced for it.
    @TaskLocal private static var isRunning = false

    private let host: TerminalHost
    private let reports: PendingReports
    private let write: (LiveLine) -> Void
    private var finger = PointingFinger()

    private var shownPicture = ""
    private var shownSource: ListSource
    private weak var shownList: UIScrollView?

    private var isDrawn = false
    private var nextFrame = ContinuousClock.now
    private var frameTask: Task<Void, Never>?
    private var detailTask: Task<Void, Never>?

    /// Launches the app, does what one line after the other says, and returns when there are no more.
    ///
    /// - Parameters:
    ///   - lines: what to do. A line that cannot be done is answered, and ignored.
    ///   - write: takes the lines of the app, the first before the app is launched.
    ///   - launch: makes the host. What the kit reports from then on is written.
    /// - Returns: the host, for what is left to be said about it.
    @discardableResult
    static func run(
      _ lines: AsyncStream<LineSplitter.Line>,
      write: @escaping (LiveLine) -> Void,
      launch: () throws -> TerminalHost
    ) async rethrows -> TerminalHost {
      let reports = PendingReports()
      return try await Reports.forwarding(to: { reports.append($0) }) {
        write(.hello(app: "Quakes", takesInput: true))
        let session = StdioSession(try launch(), reports, write)
        await $isRunning.withValue(true) { await session.run(lines) }
        return session.host
      }
    }

    private init(_ host: TerminalHost, _ reports: PendingReports, _ write: @escaping (LiveLine) -> Void) {
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
        write(.trace(dispatch.trace))
        noteChange()
      }
      // What the feed loads changes the screen without a line.
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
      switch try LiveLine(json: json) {
      case .touch(let phase, let place): try touch(phase, CGPoint(place))
      case .longPress:
        guard finger.isDown else { throw InputFailure.noFinger(LiveLine.Kind.longPress.rawValue) }
        finger.pressLong()
      case .scroll(let place, let dx, let dy): host.turnWheel(at: CGPoint(place), dx: dx, dy: dy)
      case .text(let text): host.window.typeText(text)
      case .key(.backspace): host.window.pressDelete()
      case .key(.return): host.window.typeText("\n")
      case .size(let size): try resize(to: size)
      case .appearance(let isDark): host.window.overrideUserInterfaceStyle = isDark ? .dark : .light
      case let other: throw InputFailure.noInput(other.kind)
      }
    }

    private func touch(_ phase: LiveLine.TouchPhase, _ point: CGPoint) throws {
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

    private func resize(to size: LiveLine.Size) throws {
      guard InputFailure.sizes.contains(size.width), InputFailure.sizes.contains(size.height) else {
        throw InputFailure.noSize(size)
      }
      finger.cancel()
      host.resize(to: CGSize(width: size.width, height: size.height))
    }
  }

  // What the app writes.
  extension StdioSession {
    /// Writes what may have changed: the rest at once, the screen when a frame has passed since the last one.
    private func noteChange() {
      writeReports()
      writeBatches()
      followDetail()
      isDrawn = false
      if ContinuousClock.now >= nextFrame { return draw() }
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
        let size = host.window.bounds.size
        write(.screen(LiveLine.Size(width: size.width, height: size.height), svg: picture))
      }
      nextFrame = .now + Self.frame
    }

    private func writeReports() {
      for report in reports.take() { write(.report(report)) }
    }

    /// Writes the batches that the list view was given. Another list view shows its list by a reload.
    private func writeBatches() {
      let (list, source) = (host.listView, host.source)
      defer { (shownList, shownSource) = (list, source) }
      guard list === shownList, source != shownSource else { return }
      for batch in BatchText.texts(of: ListChanges(from: shownSource, to: source)) { write(.batch(batch)) }
    }

    /// Waits for what a detail screen is loading.
    private func followDetail() {
      guard detailTask == nil, let detail = host.shownDetail?.detail, let loading = detail.loading,
        case .loading = detail.neighbourhood
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
    /// A place that a line names. One that is far off the screen is moved nearer.
    fileprivate init(_ point: LiveLine.Point) {
      let limit = 10_000.0
      self.init(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }
  }
#endif
