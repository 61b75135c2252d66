#if os(Linux) || os(macOS)
  import Foundation
  import RouterEventsInspector

  /// A line that the demo writes to the live page.
  enum StdioOutput: Equatable, Sendable {
    /// A line that any app can send.
    case app(LiveLine)

    /// The app's current screen as an SVG document, with the size of the screen in points.
    case screen(CGSize, svg: String)

    /// A description of a batch update of a list view.
    case batch(String)

    /// A problem that ResponderKit reported, for example a programming mistake.
    case report(String)

    /// An error message from the app, for example the reason why it ignored a line of input.
    case error(String)
  }

  extension StdioOutput: Encodable {
    private struct Screen: Encodable {
      let kind = "screen"
      let width, height: Double
      let svg: String
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .app(let line): try line.encode(to: encoder)
      case .screen(let size, let svg):
        try Screen(width: size.width, height: size.height, svg: svg).encode(to: encoder)
      case .batch(let text): try ["kind": "batch", "text": text].encode(to: encoder)
      case .report(let text): try ["kind": "report", "text": text].encode(to: encoder)
      case .error(let text): try ["kind": "error", "text": text].encode(to: encoder)
      }
    }

    /// The line as a JSON object in UTF-8, without a line break.
    var json: Data { LiveLine.json(of: self) }
  }
#endif
