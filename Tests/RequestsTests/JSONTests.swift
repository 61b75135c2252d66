import Foundation
import KitSupport
import Requests
import Testing

@Suite
struct JSONTests {
  private func json(_ text: String) throws -> JSON {
    try JSON(Data(text.utf8), source: "quakes.json")
  }

  private static func number(_ digits: String) -> JSON.Value {
    JSON.Number(digits).map(JSON.Value.number) ?? .null
  }

  private func reason(_ body: () throws -> Void) -> RequestError.Reason? {
    let error = #expect(throws: RequestError.self) { try body() }
    return error?.reason
  }

  @Test func readsValuesByPath() throws {
    let json = try json(
      #"{"Data": {"List": [{"id": 7, "magnitude": 4.5, "area": "Fiji", "felt": true}], "Size": 2.0}}"#
    )
    let quake = json["Data"]["List"][0]

    #expect(try quake["id"].read(.whole) == 7)
    #expect(try quake["id"].read(.number) == 7)
    #expect(try quake["magnitude"].read(.number) == 4.5)
    #expect(try quake["area"].read(.text) == "Fiji")
    #expect(try quake["felt"].read(.boolean))
    #expect(try json["Data", "Size"].read(.whole) == 2)
    #expect(try json[["Data", "List"]].elements().map(\.path) == ["Data.List[0]"])
    #expect(quake["id"].path == "Data.List[0].id")
    #expect(quake["none"].value == nil)
  }

  @Test func readsAbsentOrNullValuesAsNil() throws {
    let json = try json(#"{"null": null, "text": "x"}"#)

    #expect(try json["null"].readIfPresent(.text) == nil)
    #expect(try json["none"].readIfPresent(.text) == nil)
    #expect(try json["none", "further"].readIfPresent(.text) == nil)
    #expect(try json["text"].readIfPresent(.text) == "x")
    #expect(
      reason { _ = try json["text"].readIfPresent(.whole) }
        == .wrongShape(path: "text", expected: "a whole number", found: "the text \"x\"")
    )
    #expect(
      reason { _ = try json["text", "further"].readIfPresent(.whole) }
        == .wrongShape(path: "text", expected: "an object", found: "the text \"x\"")
    )
  }

  @Test func missingOrMistypedValueNamesItsPath() throws {
    let json = try json(#"{"Data": {"List": [{"id": "high"}], "b": 1}}"#)

    #expect(
      reason { _ = try json["Data", "List"][0]["id"].read(.whole) }
        == .wrongShape(path: "Data.List[0].id", expected: "a whole number", found: "the text \"high\"")
    )
    #expect(
      reason { _ = try json["Data", "PageSize"].read(.whole(in: 1...9)) }
        == .wrongShape(
          path: "Data.PageSize",
          expected: "a whole number from 1 to 9",
          found: "no PageSize in an object with List, b"
        )
    )
    #expect(
      reason { _ = try json["Date", "List"].elements() }
        == .wrongShape(path: "Date.List", expected: "a list", found: "no Date in an object with Data")
    )
    #expect(
      reason { _ = try json["Data", "List"][3].read(.object) }
        == .wrongShape(path: "Data.List[3]", expected: "an object", found: "only a list of 1")
    )
    #expect(
      reason { _ = try json.read(.list) }
        == .wrongShape(path: "top level", expected: "a list", found: "an object with Data")
    )
    #expect(
      reason { _ = try json["Data"][0].read(.list) }
        == .wrongShape(path: "Data", expected: "a list", found: "an object with List, b")
    )
  }

  @Test func quotesKeysThatContainPathSyntax() throws {
    let json = try json(#"{"a.b": {"c": 1}, "": 2}"#)

    #expect(json["a.b"]["c"].path == #"["a.b"].c"#)
    #expect(json["a"]["b"]["c"].path == "a.b.c")
    #expect(json["x"]["b c"][0].path == #"x["b c"][0]"#)
    #expect(json[""].path == #"[""]"#)
    #expect(json[#"say "x""#].path == #"["say \"x\""]"#)
    #expect(json["größe_1-2"].path == "größe_1-2")
  }

  @Test func errorDescriptionIsBounded() throws {
    let members = (100..<400).map { "\"\($0)\": 0" }.joined(separator: ",")
    let long = String(repeating: "k", count: 100)
    let json = try json(#"{"many": {\#(members)}, "long": {"\#(long)": 1}}"#)

    #expect(
      json["many"].value?.description
        == "an object with 100, 101, 102, 103, 104, 105, 106, 107 and 292 more"
    )
    #expect(json["long"].value?.description == "an object with \(long.prefix(40))…")
  }

  @Test func errorNamesItsDocument() throws {
    let json = try json(#"{"magnitude": "high"}"#)

    let error = #expect(throws: RequestError.self) { try json["magnitude"].read(.number) }

    #expect(error?.description == "quakes.json, magnitude: expected a number, found the text \"high\".")
  }

  @Test func supportsCustomKinds() throws {
    let month = JSON.Kind<Int>("a month") { value in
      if case .whole(let number) = value, (1...12).contains(number) { number } else { nil }
    }

    #expect(try json("[3]")[0].read(month) == 3)
    #expect(
      reason { _ = try json("[13]")[0].read(month) }
        == .wrongShape(path: "[0]", expected: "a month", found: "the number 13")
    )
  }

  @Test(
    arguments: [
      ("null", .null), ("true", .boolean(true)), (" false\n", .boolean(false)), ("0", .whole(0)),
      ("-12", .whole(-12)),
      ("9007199254740993", .whole(9_007_199_254_740_993)),
      ("12345678901234567890", number("12345678901234567890")), ("-0", number("-0")),
      ("1.0", number("1.0")), ("-0.5e+2", number("-0.5e+2")), ("1E3", number("1E3")),
      ("1e-400", number("1e-400")),
      (#""""#, .text("")), (#""a\"\\\/\b\f\n\r\t\u0041\uD83D\uDE00ü""#, .text("a\"\\/\u{8}\u{C}\n\r\tA😀ü")),
      ("[]", .list([])), ("[1, [2],{}]", .list([.whole(1), .list([.whole(2)]), .object([:])])),
      (#"{"a" : 1 ,"b":null}"#, .object(["a": .whole(1), "b": .null])),
      (#"{"a":1,"a":2}"#, .object(["a": .whole(2)])), ("\u{FEFF}[]", .list([])),
    ] as [(String, JSON.Value)]
  )
  func parsesValidJSON(text: String, value: JSON.Value) throws {
    #expect(try json(text).value == value)
  }

  @Test(
    arguments: [
      ("", 0, "a value", "the end"), ("\u{FEFF}", 3, "a value", "the end"),
      ("   ", 3, "a value", "the end"), ("<html>", 0, "a value", "\"<html>\""),
      ("nul", 0, "a value", "\"nul\""), ("tru}", 0, "a value", "\"tru}\""), ("1 2", 2, "the end", "\"2\""),
      ("[1,]", 3, "a value", "\"]\""), ("[1 2]", 3, "a comma or ']'", "\"2]\""),
      ("[1", 2, "a comma or ']'", "the end"),
      (#"{"a" 1}"#, 5, "a colon", "\"1}\""), (#"{"a":1,}"#, 7, "a key", "\"}\""),
      ("{a:1}", 1, "a key", "\"a:1}\""),
      ("01", 1, "the end", "\"1\""), ("-", 1, "a digit", "the end"), ("1.", 2, "a digit", "the end"),
      ("1e+", 3, "a digit", "the end"), (".5", 0, "a value", "\".5\""), ("+1", 0, "a value", "\"+1\""),
      ("1e400", 0, "a number that a Double can represent", "\"1e400\""),
      (#""abc"#, 4, "the end of a text", "the end"),
      ("\"a\u{1}\"", 2, "no control character in a text", "\"\u{1}\"\""),
      (#""\x""#, 2, "an escape", "\"x\"\""), (#""\u12""#, 3, "four hexadecimal digits", "\"12\"\""),
      (#""\uD83D""#, 7, "a low surrogate", "\"\"\""), (#""\uD83D\u0041""#, 13, "a low surrogate", "\"\"\""),
      (#""\uDE00""#, 7, "a high surrogate before the low one", "\"\"\""),
    ]
  )
  func invalidJSONNamesItsPosition(text: String, position: Int, expected: String, found: String) {
    #expect(reason { _ = try json(text) } == .notJSON(position: position, expected: expected, found: found))
  }

  @Test func rejectsAStringThatIsNotUTF8() {
    #expect(
      reason { _ = try JSON(Data([0x5B, 0x22, 0xFF, 0x22, 0x5D]), source: "x") }
        == .notJSON(position: 1, expected: "a text in UTF-8", found: "\"\"\u{FFFD}\"]\"")
    )
  }

  @Test func nestingLimitFitsASmallStack() async throws {
    @Sendable func nested(_ depth: Int) -> Data {
      Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }

    let deep = try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result { try JSON(nested(512), source: "x").path }) }
      thread.stackSize = 512 << 10
      thread.start()
    }
    let tooDeep = reason { _ = try JSON(nested(100_000), source: "x") }

    #expect(deep.isEmpty)
    let found = "\"" + String(repeating: "[", count: 20) + "\""
    #expect(tooDeep == .notJSON(position: 512, expected: "at most 512 levels", found: found))
  }

  @Test(
    arguments: [
      ("-9223372036854775809", nil), ("-9223372036854775808", .min), ("-9223372036854775808.000", .min),
      ("9223372036854775807", .max), ("9223372036854775808", nil),
      ("9007199254740993.0", 9_007_199_254_740_993),
      ("9007199254740992.5", nil), ("9.007199254740993e15", 9_007_199_254_740_993), ("1e3", 1_000),
      ("1.5E1", 15),
      ("1.5", nil), ("-0", 0), ("-0.0", 0), ("0e999", 0), ("0.00e-7", 0), ("100e-2", 1), ("105e-2", nil),
      ("1e-9223372036854775808", nil), ("1e-99999999999999999999", nil), ("0e99999999999999999999", 0),
      ("1e300", nil),
    ] as [(String, Int?)]
  )
  func readsAnIntegerExactlyOrFails(text: String, expected: Int?) throws {
    let json = try json(text)

    #expect((try? json.read(.whole)) == expected)
    #expect((try? json.decoded(as: Int.self)) == expected)
  }

  @Test func numberKeepsItsDigits() throws {
    let id = try #require(JSON.Number("18446744073709551615"))

    #expect(try json("18446744073709551615").value == .number(id))
    #expect(id.exactly(UInt64.self) == .max)
    #expect(id.exactly(Int.self) == nil)
    #expect(id.double == 0x1p64)
    #expect("\(id)" == "18446744073709551615")
  }

  @Test(arguments: ["", "x", "1 ", " 1", "01", "1.", "+1", "nan", "[1]", "1e400", "\u{FEFF}1"])
  func rejectsInvalidNumbers(text: String) {
    #expect(JSON.Number(text) == nil)
  }

  @Test func comparesKeysByTheirCodeUnits() throws {
    let (composed, decomposed) = ("\u{fc}", "u\u{308}")
    let json = try json("{\"\(composed)\": 1, \"\(decomposed)\": 2}")

    #expect(try json[composed].read(.whole) == 1)
    #expect(try json[decomposed].read(.whole) == 2)
    #expect(try json.read(.object).count == 2)
    #expect(try self.json("{\"\(composed)\": 1}")[decomposed].value == nil)
    #expect(try self.json("{\"\(composed)\": 1}").value != .object([decomposed: .whole(1)]))
  }

  @Test func keepsAByteOrderMarkInAString() throws {
    #expect(try json("\"\u{FEFF}x\"").read(.text).unicodeScalars.count == 2)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian])
  func rejectsOtherEncodings(encoding: String.Encoding) throws {
    let data = try #require(#"{"a": 1}"#.data(using: encoding))

    let error = #expect(throws: RequestError.self) { try JSON(data, source: "x") }

    guard case .notJSON(0, "a document in UTF-8", _)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func membersAreInTheOrderOfTheDocument() throws {
    let json = try json(#"{"Data": {"z": 1, "a.b": {"c": "x"}, "a": null}}"#)

    let members = try json["Data"].members()

    #expect(members.map(\.key) == ["z", "a.b", "a"])
    #expect(members.map(\.place.path) == ["Data.z", #"Data["a.b"]"#, "Data.a"])
    #expect(
      reason { _ = try members[1].place["c"].read(.whole) }
        == .wrongShape(path: #"Data["a.b"].c"#, expected: "a whole number", found: "the text \"x\"")
    )
    #expect(
      reason { _ = try json["Data", "z"].members() }
        == .wrongShape(path: "Data.z", expected: "an object", found: "the number 1")
    )
    #expect(try self.json(#"{"b": 1, "a": 2}"#).value == self.json(#"{"a": 2, "b": 1}"#).value)
  }

  // An object finds its keys by a search below 16 members, and by a dictionary from there on.
  @Test(arguments: [14, 15, 16, 17, 40])
  func findsEveryKeyOfAnObjectAndTheLastValueOfARepeatedOne(count: Int) throws {
    let keys = (0..<count).map { "key\($0)" }
    let members = keys.enumerated().map { "\"\($1)\": \($0)" }
    let last = keys[count - 1]

    for repeated in [keys[0], last] {
      let all = members + ["\"\(repeated)\": true", "\"added\": null"]

      let object = try json("{\(all.joined(separator: ","))}").read(.object)

      #expect(object.map(\.key) == keys + ["added"])
      for (number, key) in keys.enumerated() {
        #expect(object[key] == (key == repeated ? .boolean(true) : .whole(number)))
      }
      #expect(object["added"] == .null)
      #expect(object["key\(count)"] == nil)
    }
  }

  @Test(arguments: [15, 16, 17])
  func objectsOfManyMembersAreEqualInAnyOrder(count: Int) throws {
    let members = (0..<count).map { "\"key\($0)\": \($0)" }

    let object = try json("{\(members.joined(separator: ","))}").value

    #expect(try object == json("{\(members.reversed().joined(separator: ","))}").value)
    #expect(try object != json("{\(members.dropLast().joined(separator: ","))}").value)
    #expect(try object != json("{\((members.dropLast() + ["\"other\": 0"]).joined(separator: ","))}").value)
  }

  @Test func evaluatesErrorTextsOnlyForErrors() throws {
    let words = Lock(0)
    let kind = JSON.Kind<Int>(
      words.withLock {
        $0 += 1; return "a month"
      }
    ) { value in
      if case .whole(let number) = value { number } else { nil }
    }
    let json = try json(#"{"a": 1, "b": "x"}"#)

    #expect(try json["a"].read(kind) == 1)
    #expect(try json["none"].readIfPresent(kind) == nil)
    #expect(words.withLock { $0 } == 0)
    #expect(throws: RequestError.self) { try json["b"].read(kind) }
    #expect(words.withLock { $0 } == 1)
  }
}
