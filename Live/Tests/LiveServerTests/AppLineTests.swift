import Foundation
import LiveServer
import Testing

@Suite
struct AppLineTests {
  @Test
  func preservesTheBytesOfALine() throws {
    let text = #"{ "more":[1.50,"\u00e9<"], "kind":"trace" }"#

    let line = try AppLine(Data(" \t\(text)\r".utf8))

    #expect(line.kind == "trace")
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
        + "}", #"{"kind":"a" "x":1}"#,
    ]
  )
  func refusesAnythingButAnObjectWithAKind(text: String) {
    #expect(throws: LineError.self) { try AppLine(Data(text.utf8)) }
  }

  @Test(
    arguments: [
      #"{"kind":"a"}"#, #"{ "x" : [ ] , "kind" : "a" , "y" : { } }"#,
      #"{"kind":"a","x":[-0,0.5,1e9,-1.5E-3,12]}"#,
      #"{"kind":"a","x":"\ud800 \u00E9 \\ \" \/ \b\f\n\r\t é \u2028"}"#,
      #"{"kind":"a","x":[true,false,null,[[]],{}]}"#,
      "{\"kind\":\"a\",\t\"x\":1e999}",
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

  @Test(
    arguments: [
      (#"{"kind":"hello","app":"A"}"#, "expected a number \"version\" in the hello"),
      (#"{"kind":"hello","version":2,"app":"A"}"#, "expected version 1 in the hello, found 2"),
      (#"{"kind":"hello","version":1}"#, "expected a string \"app\" in the hello"),
    ]
  )
  func namesTheMissingPropertyOfAHello(text: String, message: String) {
    let error = #expect(throws: LineError.self) { try AppLine(Data(text.utf8)) }

    #expect(error?.description.hasPrefix(message) == true)
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
