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
    private(set) var written: [StdioOutput] = []
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

    func send(_ lines: StdioInput...) {
      for line in lines { send(line.json) }
    }

    func send(_ text: String) {
      input.yield(.line(Data(text.utf8)))
    }

    func send(tooLong: Void) {
      input.yield(.tooLong)
    }

    func tap(_ point: CGPoint) {
      send(.touch(.began, point), .touch(.ended, point))
    }

    func drag(from start: CGPoint, to end: CGPoint, lifts: Bool = true) {
      send(.touch(.began, start))
      for step in 1...10 {
        let part = CGFloat(step) / 10
        let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        send(.touch(.moved, point))
      }
      if lifts { send(.touch(.ended, end)) }
    }

    /// Waits for a line that meets a condition, after the last one that was waited for.
    @discardableResult
    func line(where isExpected: (StdioOutput) -> Bool) async throws -> StdioOutput {
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
    func settle() async throws -> [StdioOutput] {
      let start = written.count
      send(#"{"kind":"done?"}"#)
      let answer = try await line { line in
        if case .error(let text) = line { text.hasSuffix("found 'done?'") } else { false }
      }
      if written.last(where: \.isScreen) != screen { try await line { $0 == screen } }
      return written[start...].filter { $0 != answer }
    }

    /// The line of the current screen.
    private var screen: StdioOutput { .screen(host.window.bounds.size, svg: host.picture) }

    /// Ends the input and waits for the end of the session.
    func end() async {
      input.finish()
      await session?.value
    }
  }

  extension StdioInput {
    /// The JSON that the page sends for the line.
    fileprivate var json: String {
      switch self {
      case .touch(let phase, let point):
        #"{"kind":"touch","phase":"\#(phase)","x":\#(point.x),"y":\#(point.y)}"#
      case .longPress(let point): #"{"kind":"longPress","x":\#(point.x),"y":\#(point.y)}"#
      case .scroll(let point, let dx, let dy):
        #"{"kind":"scroll","x":\#(point.x),"y":\#(point.y),"dx":\#(dx),"dy":\#(dy)}"#
      case .text(let text): #"{"kind":"key","text":\#(text.debugDescription)}"#
      case .key(let key): #"{"kind":"key","name":"\#(key)"}"#
      case .shortcut(let keys): #"{"kind":"key","shortcut":"\#(keys)"}"#
      case .size(let size): #"{"kind":"size","width":\#(size.width),"height":\#(size.height)}"#
      case .appearance(let isDark): #"{"kind":"appearance","isDark":\#(isDark)}"#
      }
    }
  }

  extension StdioOutput {
    var isScreen: Bool { if case .screen = self { true } else { false } }

    /// The name of the event, if this is a trace.
    var eventName: String? {
      if case .app(.trace(let trace)) = self { trace.name.rawValue } else { nil }
    }
  }
#endif
