internal import Foundation
internal import RouterEvents

/// A writer of JSON in UTF-8, several times as fast as an encoder. Callers write the keys of an object in sorted order.
struct JSONText {
  enum Layout: Sendable {
    /// All values on one line.
    case line
    /// An indented line for each value.
    case indented
    /// One line without `<`, for a script element of a page.
    case page
  }

  private(set) var bytes: [UInt8] = []

  private let layout: Layout
  private var depth = 0
  private var isFirst = true

  init(_ layout: Layout) {
    self.layout = layout
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns an object on one line.
  static func line(_ body: (inout JSONText) -> Void) -> Data {
    var json = JSONText(.line)
    json.object(body)
    return Data(json.bytes)
  }

  mutating func append(_ text: some Collection<UInt8>) { bytes.append(contentsOf: text) }

  mutating func open(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    depth += 1
    isFirst = true
  }

  mutating func close(_ bracket: Unicode.Scalar) {
    depth -= 1
    if !isFirst { breakLine() }
    isFirst = false
    bytes.append(UInt8(ascii: bracket))
  }

  /// Begins the next element of an array.
  mutating func next() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    breakLine()
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
  }

  mutating func key(_ key: StaticString) {
    next()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { append($0) }
    append(layout == .indented ? "\" : ".utf8 : "\":".utf8)
  }

  mutating func write(_ number: some FixedWidthInteger) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var (first, rest) = (bytes.count, UInt64(number.magnitude))
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    var last = bytes.count - 1
    while first < last {
      bytes.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }

  mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      var start = 0
      for index in text.indices {
        let byte = text[index]
        guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x3C && layout == .page else { continue }
        append(UnsafeBufferPointer(rebasing: text[start..<index]))
        start = index + 1
        switch byte {
        case 0x0A: append("\\n".utf8)
        case 0x22, 0x5C: append([0x5C, byte])
        default: append("\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
        }
      }
      append(UnsafeBufferPointer(rebasing: text[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func object(_ body: (inout JSONText) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONText, Element) -> Void)
  {
    open("[")
    for element in elements {
      next()
      write(&self, element)
    }
    close("]")
  }

  mutating func field(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    write(text)
  }

  mutating func field(_ name: StaticString, _ number: (some FixedWidthInteger)?) {
    guard let number else { return }
    key(name)
    write(number)
  }

  mutating func field<Element>(
    _ name: StaticString,
    _ elements: [Element],
    isOptional: Bool = true,
    _ write: (inout JSONText, Element) -> Void
  ) {
    if isOptional, elements.isEmpty { return }
    key(name)
    array(elements, write)
  }

  mutating func field(_ name: StaticString, _ texts: [String]) {
    field(name, texts) { $0.write($1) }
  }
}

// The format documented in `EventHistory`.
extension JSONText {
  mutating func write(_ history: EventHistory) {
    object { json in
      json.field("format", EventHistory.format)
      if history.missed > 0 { json.field("missed", history.missed) }
      json.field("steps", history.steps, isOptional: false) { json, step in
        json.object { json in
          json.field("events", step.events, isOptional: false) { $0.write($1) }
          json.writeRest(of: step)
        }
      }
      json.field("title", history.title)
      json.field("version", EventHistory.version)
    }
  }

  /// Writes the fields of a step that follow its events.
  mutating func writeRest(of step: EventHistory.Step) {
    field("note", step.note)
    field("picture", step.picture)
    field("runs", step.runs) { $0.write($1) }
    field("title", step.title)
  }

  mutating func write(_ event: EventTrace) {
    object { json in
      json.field("breaches", event.breaches)
      json.field("errors", event.errors)
      json.field("handlers", event.handlers)
      json.field("hops", event.hops, isOptional: false) { $0.write($1) }
      json.field("id", event.id)
      json.field("message", event.message)
      json.field("microsecondsSince1970", event.microsecondsSince1970)
      json.field("name", event.name.rawValue)
      json.field("nanoseconds", event.nanoseconds)
      if let parent = event.parent { json.field("parent", parent) }
      json.field("result", event.result.rawValue)
      json.field("sent", event.sent) { json, item in
        json.object { json in
          json.field("key", item.key)
          json.field("value", item.value)
        }
      }
      json.field("source", event.source)
    }
  }

  mutating func field(_ name: StaticString, _ parent: EventTrace.Parent) {
    key(name)
    object { json in
      json.field("event", parent.event)
      json.field("hop", parent.hop)
    }
  }

  mutating func write(_ hop: EventTrace.Hop) {
    object { json in
      json.field("answers", hop.answers) { json, answer in
        json.object { json in
          json.field("disposition", answer.disposition.rawValue)
          json.field("heldBack", answer.heldBack?.rawValue)
          json.field("lack", answer.lack)
          json.field("role", answer.role.description)
        }
      }
      json.field("decorations", hop.decorations) { json, change in
        json.object { json in
          json.field("key", change.key)
          json.field("new", change.new)
          json.field("old", change.old)
          json.field("oldHop", change.oldHop)
        }
      }
      if !hop.isReached {
        json.key("isReached")
        json.append("false".utf8)
      }
      if hop.nanoseconds != 0 { json.field("nanoseconds", hop.nanoseconds) }
      json.field("roles", hop.roles.names)
      json.field("type", hop.type)
    }
  }

  mutating func write(_ run: EventRun) {
    object { json in
      json.field("end", run.end.rawValue)
      json.field("error", run.error)
      json.field("event", run.event)
      json.field("microsecondsSince1970", run.microsecondsSince1970)
      json.field("name", run.name.rawValue)
      json.field("nanoseconds", run.nanoseconds)
      json.field("type", run.type)
    }
  }
}
