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

  extension StdioOutput {
    private struct Fields: Encodable {
      let kind: String
      var text: String?
      var width, height: Double?
      var svg: String?
    }

    /// The line as a JSON object in UTF-8, without a line break.
    ///
    /// If a number is not finite, the result is a line of the kind `error` instead.
    var json: Data {
      let fields: Fields
      switch self {
      case .app(let line): return line.json
      case .screen(let size, let svg):
        fields = Fields(kind: "screen", width: size.width, height: size.height, svg: svg)
      case .batch(let text): fields = Fields(kind: "batch", text: text)
      case .report(let text): fields = Fields(kind: "report", text: text)
      case .error(let text): fields = Fields(kind: "error", text: text)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return (try? encoder.encode(fields)) ?? Data(#"{"kind":"error","text":"a number is not finite"}"#.utf8)
    }
  }
#endif
