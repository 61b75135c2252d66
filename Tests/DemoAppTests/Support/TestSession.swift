#if os(Linux) || os(macOS)
  import Foundation
  import PlatformUIKit
  import RouterEventsInspector
  import TestSupport
  import Testing

  @testable import DemoApp

  /// A session of the app with input lines from a test and recorded output.
  @MainActor
  final class TestSession {
    let host: TerminalHost
    private(set) var written: [LiveLine] = []
    private let input: AsyncStream<LineSplitter.Line>.Continuation
    private let count = Signal()
    private var session: Task<Void, Never>?
    private var seen = 0

    init(_ host: TerminalHost, launch: @escaping () -> Void = {}) {
      self.host = host
      let (lines, input) = AsyncStream.makeStream(of: LineSplitter.Line.self)
      self.input = input
      session = Task { [weak self] in
        _ = await StdioSession.run(
          lines,
          write: { line in
            self?.written.append(line)
            self?.count.send()
          },
          launch: {
            launch()
            return host
          }
        )
      }
    }

    /// Starts a session and waits until the app has loaded.
    static func launched(_ catalogs: Catalogs = .sample) async throws -> TestSession {
      let session = TestSession(await .launched(with: .success(catalogs)))
      try await session.settle()
      return session
    }

    func send(_ lines: LiveLine...) {
      for line in lines { input.yield(.line(line.json)) }
    }

    func send(_ text: String) {
      input.yield(.line(Data(text.utf8)))
    }

    func send(tooLong: Void) {
      input.yield(.tooLong)
    }

    func tap(_ point: CGPoint) {
      send(.touch(.began, LiveLine.Point(point)), .touch(.ended, LiveLine.Point(point)))
    }

    func drag(from start: CGPoint, to end: CGPoint, lifts: Bool = true) {
      send(.touch(.began, LiveLine.Point(start)))
      for step in 1...10 {
        let part = CGFloat(step) / 10
        let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        send(.touch(.moved, LiveLine.Point(point)))
      }
      if lifts { send(.touch(.ended, LiveLine.Point(end))) }
    }

    /// Waits for a line that meets a condition, after the last one that was waited for.
    @discardableResult
    func line(where isExpected: (LiveLine) -> Bool) async throws -> LiveLine {
      while true {
        while seen < written.count {
          seen += 1
          if isExpected(written[seen - 1]) { return written[seen - 1] }
        }
        try await count.reach(seen + 1)
      }
    }

    /// Waits until the input so far is performed and the current screen is written.
    ///
    /// - Returns: the lines written meanwhile.
    @discardableResult
    func settle() async throws -> [LiveLine] {
      let start = written.count
      send(#"{"kind":"done?"}"#)
      let answer = try await line { line in
        if case .error(let text) = line { text.hasSuffix("found 'done?'") } else { false }
      }
      if written.last(where: { $0.kind == .screen }) != screen { try await line { $0 == screen } }
      return written[start...].filter { $0 != answer }
    }

    /// The line of the current screen.
    private var screen: LiveLine {
      let size = host.window.bounds.size
      return .screen(LiveLine.Size(width: size.width, height: size.height), svg: host.picture)
    }

    /// Ends the input and waits for the end of the session.
    func end() async {
      input.finish()
      await session?.value
    }
  }

  extension LiveLine.Point {
    init(_ point: CGPoint) {
      self.init(x: Double(point.x), y: Double(point.y))
    }
  }

  extension LiveLine {
    /// The name of the event, if this is a trace.
    var eventName: String? {
      if case .trace(let trace) = self { trace.name.rawValue } else { nil }
    }
  }
#endif
