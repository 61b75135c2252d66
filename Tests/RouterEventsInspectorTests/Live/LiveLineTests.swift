import Foundation
import RouterEventsInspector
import Testing

@Suite
struct LiveLineTests {
  @Test(
    arguments: [
      (
        .hello(app: "Quakes", takesInput: true),
        #"{"app":"Quakes","kind":"hello","takesInput":true,"version":1}"#
      ),
      (.hello(app: "Quakes", takesInput: false), #"{"app":"Quakes","kind":"hello","version":1}"#),
      (.missed(12), #"{"count":12,"kind":"missed"}"#),
    ] as [(LiveLine, String)]
  )
  func isOneLineOfJSON(line: LiveLine, json: String) {
    #expect(String(decoding: line.json, as: UTF8.self) == json)
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
}
