import Foundation
import LiveServer
import Testing

@Suite
struct AppLineTests {
  @Test
  func preservesTheBytesOfALine() throws {
    let text = #"{ "more":[1.50,"\u00e9<"], "kind":"batch", "text":"" }"#

    let line = try AppLine(Data(" \t\(text)\r".utf8))

    #expect(line.kind == "batch")
    #expect(String(decoding: line.bytes, as: UTF8.self) == text)
    #expect(line.hello == nil)
  }

  @Test(
    arguments: [
      "", "{", "[]", "{}", "nothing", #"{"kind":1}"#, #"{"kind":"a"} {"kind":"b"}"#, #"[{"kind":"a"}]"#,
      #"{"kind":"a",}"#, #"{"kind":"a","x":NaN}"#, #"{"kind":"a","x":01}"#, #"{"kind":"a","x":1.}"#,
      #"{"kind":"a","x":-}"#, #"{"kind":"a","x":+1}"#, #"{"kind":"a","x":0x1}"#, #"{"kind":"a","x":1e}"#,
      #"{"kind":"a","x":"\x"}"#, #"{"kind":"a","x":"\u12"}"#, "{\"kind\":\"a\",\"x\":\"\u{1}\"}",
      #"{'kind':'a'}"#, #"{kind:"a"}"#, #"{"kind":"a"/**/}"#, "\u{feff}{\"kind\":\"a\"}",
      #"{"kind":"a","x":tru}"#, #"{"kind":"a","x":[1,]}"#, #"{"kind":"a","x":[,]}"#, #"{"kind":"a",,"x":1}"#,
      #"{"kind":"a","x":-01}"#, #"{"kind":"a","x":.5}"#, #"{"kind":"a","x":"\"}"#, "{\"kind\":\"a\"\u{b}}",
      "{\"kind\":\"a\",\"x\":" + String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
        + "}", #"{"kind":"a" "x":1}"#, #"{"kind":"a","x":"\ud800"}"#, #"{"kind":"a","x":1e999}"#,
    ]
  )
  func refusesAnythingButAnObjectWithAKind(text: String) {
    #expect(throws: LineError.self) { try AppLine(Data(text.utf8)) }
  }

  @Test(
    arguments: [
      #"{"kind":"a"}"#, #"{ "x" : [ ] , "kind" : "a" , "y" : { } }"#,
      #"{"kind":"a","x":[-0,0.5,1e9,-1.5E-3,12]}"#,
      #"{"kind":"a","x":"\ud83d\ude00 \u00E9 \\ \" \/ \b\f\n\r\t é \u2028"}"#,
      #"{"kind":"a","x":[true,false,null,[[]],{}]}"#,
      "{\"kind\":\"a\",\t\"x\":1e99}",
    ]
  )
  func acceptsAnyJSONObjectWithAKind(text: String) throws {
    #expect(try AppLine(Data(text.utf8)).kind == "a")
  }

  @Test(arguments: [
    Data([0x7b, 0x22, 0x6b, 0xff, 0x22, 0x7d]),
    Data(#"{"kind":"a"}"#.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }),
    Data(#"{"kind":"a"}"#.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }),
    Data(#"{"kind":"a","x":""#.utf8) + Data([0xed, 0xa0, 0x80]) + Data(#""}"#.utf8),
  ])
  func refusesOtherEncodings(bytes: Data) {
    #expect(throws: LineError.self) { try AppLine(bytes) }
  }

  @Test
  func refusesALineAboveItsLimit() throws {
    let line = Data(Line.batch("abc").utf8)

    _ = try AppLine(line, limit: line.count)
    #expect(throws: LineError.tooLong(count: line.count, limit: line.count - 1)) {
      try AppLine(line, limit: line.count - 1)
    }
  }

  @Test
  func parsesAHello() throws {
    let line = try AppLine(Data(Line.hello("Quakes", takesInput: true).utf8))

    #expect(line.hello?.app == "Quakes")
    #expect(line.hello?.takesInput == true)
  }

  /// A trace with a change.
  private static func trace(_ change: String) -> String {
    #"{"kind":"trace","trace":{"id":1,"name":"a","source":"b","result":"handled","microsecondsSince1970":1,"#
      + #""nanoseconds":1,"hops":[{"type":"c"}],\#(change)}}"#
  }

  @Test(
    arguments: [
      (#"{"kind":"hello","app":"A"}"#, "a whole number", "version"),
      (#"{"kind":"hello","version":1}"#, "a string", "app"),
      (#"{"kind":"hello","version":1,"app":"A","takesInput":"yes"}"#, "true or false", "takesInput"),
      (#"{"kind":"batch"}"#, "a string", "text"),
      (#"{"kind":"batch","text":null}"#, "a string", "text"),
      (#"{"kind":"batch","text":{"toString":0,"valueOf":0}}"#, "a string", "text"),
      (#"{"text":"a","kind":"report","text":["a"]}"#, "a string", "text"),
      (#"{"\u0074ext":1,"kind":"error"}"#, "a string", "text"),
      (#"{"kind":"missed","count":"1"}"#, "a whole number", "count"),
      (#"{"kind":"missed","count":1.5}"#, "a whole number", "count"),
      (#"{"kind":"missed","count":1e99}"#, "a whole number", "count"),
      (#"{"kind":"screen","width":"1","height":1,"svg":""}"#, "a number", "width"),
      (#"{"kind":"trace","trace":[]}"#, "an object", "trace"),
      (#"{"kind":"trace","trace":{}}"#, "a list", "trace.hops"),
      (#"{"kind":"run","run":{"end":"maybe"}}"#, "one of finished, failed, cancelled", "run.end"),
      (trace(#""id":"1""#), "a whole number", "trace.id"),
      (trace(#""name":{"__proto__":0}"#), "a string", "trace.name"),
      (trace(#""parent":{"event":"1"}"#), "a whole number", "trace.parent.event"),
      (trace(#""sent":[{"key":"a","value":"b"},{"key":"a"}]"#), "a string", "trace.sent.1.value"),
      (trace(#""hops":[{"type":"a"},{"type":"b","roles":[1]}]"#), "a string", "trace.hops.1.roles.0"),
      (trace(#""hops":[{"type":"a","isReached":0}]"#), "true or false", "trace.hops.0.isReached"),
      (trace(#""result":"constructor""#), "one of handled, blocked, unhandled, dropped", "trace.result"),
      (trace(#""errors":"none""#), "a list", "trace.errors"),
    ]
  )
  func namesTheFirstPropertyOfAnotherType(text: String, expected: String, path: String) {
    let error = #expect(throws: LineError.self) { try AppLine(Data(text.utf8)) }

    #expect(error?.description.hasPrefix("expected \(expected) as \"\(path)\" of a line of kind ") == true)
  }

  @Test(
    arguments: [
      trace(#""unknown":{"__proto__":[{}],"constructor":null}"#),
      trace(#""parent":{"event":18446744073709551615,"hop":0},"message":"a","sent":[],"handlers":["a"]"#),
      #"{"kind":"batch","text":"","\u0041":1,"toString":0}"#,
      #"{"kind":"missed","count":1e3}"#,
    ]
  )
  func acceptsLinesOfKnownKindsWithFurtherProperties(text: String) throws {
    #expect(String(decoding: try AppLine(Data(text.utf8)).bytes, as: UTF8.self) == text)
  }

  @Test
  func refusesAnotherVersion() {
    #expect(throws: LineError.version(2)) {
      try AppLine(Data(#"{"kind":"hello","version":2,"app":"A"}"#.utf8))
    }
  }

  @Test
  func excerptIsShortAndPrintable() {
    let error = #expect(throws: LineError.self) {
      try AppLine(Data("a\u{1b}[2J\u{202e}\(String(repeating: "x", count: 500))".utf8))
    }

    let text = error?.description ?? ""
    #expect(text.hasSuffix("x…") && text.count < 200)
    #expect(!text.unicodeScalars.contains("\u{1b}") && !text.unicodeScalars.contains("\u{202e}"))
  }
}
