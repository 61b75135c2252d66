import Foundation

/// A decoded file in the Trace Event Format.
struct TracedFile: Decodable {
  var traceEvents: [Entry]

  struct Entry: Decodable {
    var name: String
    var ph: String
    var cat: String?
    var ts: Decimal?
    var dur: Decimal?
    var id: String?
    var pid: Int
    var tid: Int
    var args: [String: Argument]?

    var start: Decimal { ts ?? 0 }
    var end: Decimal { start + (dur ?? 0) }

    func holds(_ other: Entry) -> Bool { start <= other.start && other.end <= end }
  }

  enum Argument: Decodable, Equatable {
    case text(String)
    case texts([String])
    case values([String: String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let texts = try? container.decode([String].self) {
        self = .texts(texts)
      } else {
        self = .values(try container.decode([String: String].self))
      }
    }
  }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(TracedFile.self, from: Data(text.utf8))
  }

  var slices: [Entry] { traceEvents.filter { $0.ph == "X" } }

  func slice(_ name: String) -> Entry? { slices.first { $0.name == name } }

  /// The violated rules of the format, in words.
  var faults: [String] {
    metadataFaults + timeFaults + nestingFaults + runFaults
  }

  private var metadataFaults: [String] {
    let names = traceEvents.filter { $0.ph == "M" }
    var faults = traceEvents.filter { $0.name.isEmpty || !["X", "b", "e", "M"].contains($0.ph) }
      .map { "an entry '\($0.name)' of kind '\($0.ph)'" }
    for kind in ["process_name", "thread_name"] where names.filter({ $0.name == kind }).count != 1 {
      faults.append("not one \(kind)")
    }
    if Set(traceEvents.map { [$0.pid, $0.tid] }).count != 1 { faults.append("several tracks") }
    return faults
  }

  private var timeFaults: [String] {
    let entries = traceEvents.filter { $0.ph != "M" }
    var faults = zip(entries, entries.dropFirst()).filter { $0.start > $1.start }
      .map { "\($1.name) at \($1.start) after \($0.name) at \($0.start)" }
    for entry in entries {
      if entry.ts == nil || entry.start < 0 { faults.append("\(entry.name) at \(entry.start)") }
      if (entry.ph == "X") != (entry.dur != nil) || entry.end < entry.start {
        faults.append("\(entry.name) takes \(String(describing: entry.dur))")
      }
    }
    return faults
  }

  /// Slices of a track are nested or disjoint, with an outer one before its inner ones.
  private var nestingFaults: [String] {
    var faults: [String] = []
    var open: [Entry] = []
    for slice in slices {
      while let outer = open.last, outer.end <= slice.start, !outer.holds(slice) { open.removeLast() }
      if let outer = open.last, !outer.holds(slice) {
        faults.append(
          "\(slice.name) \(slice.start)–\(slice.end) in \(outer.name) \(outer.start)–\(outer.end)"
        )
      }
      open.append(slice)
    }
    return faults
  }

  private var runFaults: [String] {
    var faults: [String] = []
    var open: [String: Entry] = [:]
    var ended: Set<String> = []
    for entry in traceEvents where ["b", "e"].contains(entry.ph) {
      let id = entry.id ?? ""
      if entry.ph == "b" {
        if ended.contains(id) || open.updateValue(entry, forKey: id) != nil {
          faults.append("id \(id) twice")
        }
      } else if let begin = open.removeValue(forKey: id) {
        ended.insert(id)
        if (begin.name, begin.cat) != (entry.name, entry.cat) { faults.append("id \(id) ends as another") }
      } else {
        faults.append("id \(id) ends without a beginning")
      }
    }
    return faults + open.keys.map { "id \($0) does not end" }
  }
}
