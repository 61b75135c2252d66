#if os(Linux) || os(macOS)
  import Foundation
  import RouterEventsInspector
  import Testing

  @testable import DemoApp

  @Suite
  struct StdioLineTests {
    private static let point = CGPoint(x: 12.5, y: 34)

    @Test(
      arguments: [
        (
          .app(.hello(app: "Quakes", takesInput: true)),
          #"{"app":"Quakes","kind":"hello","takesInput":true,"version":1}"#
        ),
        (
          .screen(CGSize(width: 390, height: 626), svg: "<svg>\n</svg>"),
          #"{"height":626,"kind":"screen","svg":"<svg>\n</svg>","width":390}"#
        ),
        (.batch("insert 0.1"), #"{"kind":"batch","text":"insert 0.1"}"#),
        (.report("twice"), #"{"kind":"report","text":"twice"}"#),
        (.error("no"), #"{"kind":"error","text":"no"}"#),
      ] as [(StdioOutput, String)]
    )
    func writesOneLineOfJSON(line: StdioOutput, json: String) {
      #expect(String(decoding: line.json, as: UTF8.self) == json)
    }

    @Test(
      arguments: [
        (.touch(.began, point), #"{"kind":"touch","phase":"began","x":12.5,"y":34}"#),
        (.touch(.cancelled, point), #"{"kind":"touch","phase":"cancelled","x":12.5,"y":34}"#),
        (.longPress(point), #"{"kind":"longPress","x":12.5,"y":34}"#),
        (.scroll(point, dx: 0, dy: -120), #"{"dx":0,"dy":-120,"kind":"scroll","x":12.5,"y":34}"#),
        (.text("a\u{2028}b"), "{\"kind\":\"key\",\"text\":\"a\u{2028}b\"}"),
        (.key(.return), #"{"kind":"key","name":"return"}"#),
        (.shortcut("⌘G"), #"{"kind":"key","shortcut":"⌘G"}"#),
        (.size(CGSize(width: 390, height: 844)), #"{"height":844,"kind":"size","width":390}"#),
        (.appearance(isDark: true), #"{"isDark":true,"kind":"appearance"}"#),
        (.longPress(CGPoint(x: 1, y: 2)), #" {"kind":"longPress","x":1,"y":2,"unknown":3}"#),
      ] as [(StdioInput, String)]
    )
    func readsALineOfJSON(line: StdioInput, json: String) throws {
      #expect(try StdioInput(json: Data(json.utf8)) == line)
    }

    @Test(arguments: [
      ("", "expected a JSON object on one line, found something else"),
      ("touch", "expected a JSON object on one line, found something else"),
      ("[1]", "expected a JSON object on one line, found something else"),
      ("{\"kind\":\"touch\"", "expected a JSON object on one line, found something else"),
      ("{}", "kind: expected the name of a kind, found nothing"),
      (#"{"kind":7}"#, "kind: expected the name of a kind, found 7.0"),
      (#"{"kind":[]}"#, "kind: expected the name of a kind, found a list"),
      (
        #"{"kind":"wave"}"#,
        "kind: expected one of touch, longPress, scroll, key, size, appearance, found 'wave'"
      ),
      (
        #"{"kind":"touch","phase":"hover","x":1,"y":2}"#,
        "touch.phase: expected one of began, moved, ended, cancelled, found 'hover'"
      ),
      (#"{"kind":"touch","phase":"began","x":"1","y":2}"#, "touch.x: expected a number, found '1'"),
      (#"{"kind":"touch","phase":"began","x":1}"#, "touch.y: expected a number, found nothing"),
      (#"{"kind":"scroll","x":1,"y":2,"dx":null,"dy":0}"#, "scroll.dx: expected a number, found null"),
      (#"{"kind":"key"}"#, "key.name: expected one of backspace, return, found nothing"),
      (
        #"{"kind":"key","shortcut":"FN"}"#,
        "key.shortcut: expected keys as menus show them, found 'FN'"
      ),
      (#"{"kind":"key","text":{}}"#, "key.text: expected a text, found an object"),
      (#"{"kind":"size","width":true,"height":1}"#, "size.width: expected a number, found true"),
      (#"{"kind":"appearance","isDark":1}"#, "appearance.isDark: expected true or false, found 1.0"),
    ])
    func failureDescribesExpectedAndFound(json: String, description: String) {
      let failure = #expect(throws: InputFailure.self) { try StdioInput(json: Data(json.utf8)) }

      #expect(failure?.description == description)
    }

    @Test func failureShowsTheBeginningOfALongWord() {
      let json = Data(#"{"kind":"\#(String(repeating: "w", count: 1 << 20))"}"#.utf8)

      let failure = #expect(throws: InputFailure.self) { try StdioInput(json: json) }

      #expect((failure?.description.count ?? 0) < 300)
    }
  }
#endif
