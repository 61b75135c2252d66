package import Foundation
package import RouterEvents

/// A line that an app sends to the live page: one JSON object without a line break. Readers ignore unknown fields,
/// which may be added within a ``version``.
package enum LiveLine: Equatable, Sendable {
  package static let version = 1

  /// The first line that an app sends, with the version, the app's name and whether it accepts input.
  case hello(app: String, takesInput: Bool)

  /// The trace of a dispatched event.
  case trace(EventTrace)

  /// An ended run of an asynchronous strategy.
  case run(EventRun)

  /// The number of traces that the app dropped instead of sending them.
  case missed(Int)

  /// The line as a JSON object in UTF-8.
  package var json: Data {
    JSONText.line { json in
      switch self {
      case .hello(let app, let takesInput):
        json.field("app", app)
        json.field("kind", "hello")
        if takesInput {
          json.key("takesInput")
          json.append("true".utf8)
        }
        json.field("version", Self.version)
      case .trace(let trace):
        json.field("kind", "trace")
        json.key("trace")
        json.write(trace)
      case .run(let run):
        json.field("kind", "run")
        json.key("run")
        json.write(run)
      case .missed(let count):
        json.field("count", count)
        json.field("kind", "missed")
      }
    }
  }
}
