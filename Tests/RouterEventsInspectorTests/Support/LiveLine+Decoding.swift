import Foundation
import RouterEvents
import RouterEventsInspector

extension LiveLine {
  private struct Fields: Decodable {
    let kind: String
    let version, count: Int?
    let app: String?
    let takesInput: Bool?
    let trace: EventTrace?
    let run: EventRun?
  }

  struct Invalid: Error {}

  /// Creates a line by decoding JSON, as a reader of the protocol does.
  init(json: Data) throws {
    let fields = try JSONDecoder().decode(Fields.self, from: json)
    switch (fields.kind, fields.app, fields.trace, fields.run, fields.count) {
    case ("hello", let app?, _, _, _) where fields.version == Self.version:
      self = .hello(app: app, takesInput: fields.takesInput ?? false)
    case ("trace", _, let trace?, _, _): self = .trace(trace)
    case ("run", _, _, let run?, _): self = .run(run)
    case ("missed", _, _, _, let count?): self = .missed(count)
    default: throw Invalid()
    }
  }
}
