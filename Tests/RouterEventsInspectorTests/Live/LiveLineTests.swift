import Foundation
import RouterEventsInspector
import Testing

@Suite
struct LiveLineTests {
  private static let point = LiveLine.Point(x: 12.5, y: 34)

  @Test(
    arguments: [
      (
        .hello(app: "Quakes", takesInput: true),
        #"{"app":"Quakes","kind":"hello","takesInput":true,"version":1}"#
      ),
      (.hello(app: "Quakes", takesInput: false), #"{"app":"Quakes","kind":"hello","version":1}"#),
      (
        .screen(LiveLine.Size(width: 390, height: 626), svg: "<svg>\n</svg>"),
        #"{"height":626,"kind":"screen","svg":"<svg>\n</svg>","width":390}"#
      ),
      (.batch("insert 0.1"), #"{"kind":"batch","text":"insert 0.1"}"#),
      (.report("twice"), #"{"kind":"report","text":"twice"}"#),
      (.missed(12), #"{"count":12,"kind":"missed"}"#),
      (.error("no"), #"{"kind":"error","text":"no"}"#),
      (.touch(.began, point), #"{"kind":"touch","phase":"began","x":12.5,"y":34}"#),
      (.touch(.cancelled, point), #"{"kind":"touch","phase":"cancelled","x":12.5,"y":34}"#),
      (.longPress(point), #"{"kind":"longPress","x":12.5,"y":34}"#),
      (.scroll(point, dx: 0, dy: -120), #"{"dx":0,"dy":-120,"kind":"scroll","x":12.5,"y":34}"#),
      (.text("a\u{2028}b"), "{\"kind\":\"key\",\"text\":\"a\u{2028}b\"}"),
      (.key(.return), #"{"kind":"key","name":"return"}"#),
      (.size(LiveLine.Size(width: 390, height: 844)), #"{"height":844,"kind":"size","width":390}"#),
      (.appearance(isDark: true), #"{"isDark":true,"kind":"appearance"}"#),
    ] as [(LiveLine, String)]
  )
  func roundTripsAsOneLineOfJSON(line: LiveLine, json: String) throws {
    #expect(String(decoding: line.json, as: UTF8.self) == json)
    #expect(try LiveLine(json: Data(json.utf8)) == line)
  }

  @MainActor
  @Test func encodesATraceAsAReportDoes() throws {
    let log = logged { Shop().visit() }
    let report = try #require(try JSONSerialization.jsonObject(with: Data(log.json().utf8)) as? NSDictionary)
    let events = ((report["steps"] as? [NSDictionary])?.first?["events"] as? [NSDictionary]) ?? []

    for (trace, event) in zip(log.traces, events) {
      let json = LiveLine.trace(trace).json
      let line = try #require(try JSONSerialization.jsonObject(with: json) as? NSDictionary)

      #expect(line == ["kind": "trace", "trace": event])
      #expect(try LiveLine(json: json) == .trace(trace))
    }
    #expect(events.count == log.traces.count)
  }

  @Test func ignoresUnknownFields() throws {
    let line = try LiveLine(json: Data(#" {"kind":"longPress","x":1,"y":2,"force":3}"#.utf8))

    #expect(line == .longPress(LiveLine.Point(x: 1, y: 2)))
  }

  @Test(arguments: [
    ("", "expected a JSON object on one line, found something else"),
    ("touch", "expected a JSON object on one line, found something else"),
    ("[1]", "expected a JSON object on one line, found something else"),
    ("{\"kind\":\"touch\"", "expected a JSON object on one line, found something else"),
    ("{}", "kind: expected the name of a kind, found nothing"),
    (#"{"kind":7}"#, "kind: expected the name of a kind, found 7.0"),
    (
      #"{"kind":"wave"}"#,
      """
      kind: expected one of hello, trace, run, screen, batch, report, missed, error, touch, longPress, scroll, key, size, \
      appearance, found 'wave'
      """
    ),
    (#"{"kind":"hello","version":2,"app":"a"}"#, "hello.version: expected 1, found 2"),
    (#"{"kind":"hello","version":1}"#, "hello.app: expected a text, found nothing"),
    (#"{"kind":"trace","trace":[]}"#, "trace.trace: expected a trace, found a list"),
    (#"{"kind":"missed","count":1.5}"#, "missed.count: expected a whole number, found 1.5"),
    (
      #"{"kind":"touch","phase":"hover","x":1,"y":2}"#,
      "touch.phase: expected one of began, moved, ended, cancelled, found 'hover'"
    ),
    (#"{"kind":"touch","phase":"began","x":"1","y":2}"#, "touch.x: expected a number, found '1'"),
    (#"{"kind":"touch","phase":"began","x":1}"#, "touch.y: expected a number, found nothing"),
    (#"{"kind":"scroll","x":1,"y":2,"dx":null,"dy":0}"#, "scroll.dx: expected a number, found null"),
    (#"{"kind":"key"}"#, "key.name: expected one of backspace, return, found nothing"),
    (#"{"kind":"key","text":{}}"#, "key.text: expected a text, found an object"),
    (#"{"kind":"size","width":true,"height":1}"#, "size.width: expected a number, found true"),
    (#"{"kind":"appearance","isDark":1}"#, "appearance.isDark: expected true or false, found 1.0"),
  ])
  func failureDescribesExpectedAndFound(json: String, description: String) {
    let failure = #expect(throws: LiveLine.Failure.self) { try LiveLine(json: Data(json.utf8)) }

    #expect(failure?.description == description)
  }

  @Test func failureShowsTheBeginningOfALongWord() {
    let json = Data(#"{"kind":"\#(String(repeating: "w", count: 1 << 20))"}"#.utf8)

    let failure = #expect(throws: LiveLine.Failure.self) { try LiveLine(json: json) }

    #expect((failure?.description.count ?? 0) < 300)
  }
}
