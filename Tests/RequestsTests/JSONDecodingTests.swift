import Foundation
import Requests
import Testing

@Suite
struct JSONDecodingTests {
  private struct Quake: Codable, Equatable {
    var id: Int
    var magnitude: Double
    var area: String?
    var isFelt: Bool
    var shocks: [Int]
  }

  private let json: JSON

  init() throws {
    let text = """
      {"List": [{"id": 9007199254740993, "magnitude": 4.1, "area": "K\u{fc}ste", "isFelt": true, "shocks": [1, 2]},
      {"id": 1, "magnitude": "high", "area": null, "isFelt": true, "shocks": []}, 1e300, null, "x"]}
      """
    json = try parse(text)
  }

  @Test func decodesTheValueAtAPath() throws {
    let quake = try json["List"][0].decoded(as: Quake.self)

    let expected = Quake(
      id: 9_007_199_254_740_993,
      magnitude: 4.1,
      area: "K\u{fc}ste",
      isFelt: true,
      shocks: [1, 2]
    )
    #expect(quake == expected)
    #expect(try json["List"][2].decoded(as: Double.self) == 1e300)
    #expect(try json["List"][3].decoded(as: Int?.self) == nil)
    #expect(try json["List"][4].decoded() == "x")
  }

  @Test func errorNamesTheWholePath() {
    let error = #expect(throws: RequestError.self) { try json["List"][1].decoded(as: Quake.self) }
    let nothing = #expect(throws: RequestError.self) { try json["List"][9].decoded(as: Quake.self) }

    #expect(
      error?.reason
        == .wrongShape(path: "List[1].magnitude", expected: "Double", found: "the text \"high\"")
    )
    #expect(
      nothing?.reason == .wrongShape(path: "List[9]", expected: "a value", found: "only a list of 5")
    )
  }

  @Test func numbersKeepTheirDigits() throws {
    let json = try parse(
      """
      {"id": 18446744073709551615, "price": 0.1234567890123456789012345, "sum": 12345678901234567890.123,
      "float": 9007199254740993.0, "power": 9007199254740993e0, "least": -9223372036854775808.00, "zero": -0.0,
      "big": 1e30}
      """
    )

    #expect(try json["id"].decoded(as: UInt64.self) == .max)
    #expect(try json["price"].decoded(as: Decimal.self) == Decimal(string: "0.1234567890123456789012345"))
    #expect(try json["sum"].decoded(as: Decimal.self) == Decimal(string: "12345678901234567890.123"))
    #expect(try json["float"].decoded(as: Int.self) == 9_007_199_254_740_993)
    #expect(try json["power"].decoded(as: Int.self) == 9_007_199_254_740_993)
    #expect(try json["least"].decoded(as: Int.self) == .min)
    #expect(try json["zero"].decoded(as: Double.self).sign == .minus)
    #expect(try json["zero"].decoded(as: Int.self) == 0)
    #expect(try json["big"].decoded(as: Double.self) == 1e30)
    #expect(throws: RequestError.self) { try json["id"].decoded(as: Int.self) }
  }

  @Test func decodesStringsAndKeysUnchanged() throws {
    let odd = "\u{0}\u{1F}\"\\/\u{7F}\u{FEFF}ü😀\u{2028}"
    let json = try JSON(JSONEncoder().encode([odd: [odd]]), source: "test")

    #expect(try json.decoded(as: [String: [String]].self) == [odd: [odd]])
    #expect(try json[odd][0].read(.text) == odd)
  }

  @Test func lastValueOfARepeatedKeyWins() throws {
    let json = try parse(#"{"id": 1, "size": 3, "id": 2}"#)

    #expect(try json["id"].read(.whole) == 2)
    #expect(try json["id"].decoded(as: Int.self) == 2)
    #expect(try json.decoded(as: [String: Int].self) == ["id": 2, "size": 3])
    #expect(try json.members().map(\.key) == ["id", "size"])
  }

  @Test func mismatchInADictionaryNamesItsPath() throws {
    let json = try parse(#"{"query": {"7": "x"}}"#)

    for error in [
      #expect(throws: RequestError.self) { try json.decoded(as: [String: [String: Int]].self) },
      #expect(throws: RequestError.self) { try json.decoded(as: [String: [Int: Int]].self) },
    ] {
      #expect(error?.reason == .wrongShape(path: "query.7", expected: "Int", found: "the text \"x\""))
    }
  }

  @Test func looksUpKeysByTheirCodeUnits() throws {
    struct Composed: Decodable, Equatable {
      var one: Int
      var other: Int
      enum CodingKeys: String, CodingKey {
        case one = "\u{fc}"
        case other = "u\u{308}"
      }
    }
    let json = try parse("{\"u\u{308}\": 1, \"\u{fc}\": 2}")

    #expect(try json.decoded(as: Composed.self) == Composed(one: 2, other: 1))
  }

  @Test func usesTheDecodersStrategies() throws {
    struct Answer: Codable, Equatable {
      var dayOfYear: Date
      var bytes: Data
      var _hidden_: [String: Float]
      var homePage: URL
    }
    let text = """
      {"day_of_year": "1970-01-02T00:00:00Z", "bytes": "AAE=", "_hidden_": {"a_b": "-inf", "c_d": 2.5},
      "home_page": "https://example.com/a"}
      """
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )

    let decoded = try parse(text).decoded(as: Answer.self, by: decoder)

    #expect(decoded == (try decoder.decode(Answer.self, from: Data(text.utf8))))
    #expect(decoded._hidden_ == ["a_b": -.infinity, "c_d": 2.5])
    let special = try parse(#"["inf", "-inf", "nan"]"#).decoded(
      as: [Double].self,
      by: decoder
    )
    #expect(special.map(\.description) == ["inf", "-inf", "nan"])
    #expect(decoded.dayOfYear == Date(timeIntervalSince1970: 86_400))
  }

  @Test(
    arguments: [
      (.secondsSince1970, "60"), (.millisecondsSince1970, "60000"), (.deferredToDate, "-978307140"),
      (.custom { Date(timeIntervalSince1970: try $0.singleValueContainer().decode(Double.self) * 60) }, "1"),
    ] as [(JSONDecoder.DateDecodingStrategy, String)]
  )
  func usesEveryDateStrategy(strategy: JSONDecoder.DateDecodingStrategy, text: String) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = strategy

    let date = try parse(text).decoded(as: Date.self, by: decoder)

    #expect(date == Date(timeIntervalSince1970: 60))
  }

  @Test(
    arguments: [
      ("[1, 2.0, 300]", "[2]", "UInt8", "the number 300"), ("[1, -1]", "[1]", "UInt8", "the number -1"),
      ("[1, null]", "[1]", "UInt8", "null"), ("[1.5]", "[0]", "UInt8", "the number 1.5"),
      (#"{"a": 1}"#, "top level", "Array<Any>", "an object with a"),
    ]
  )
  func mismatchNamesItsPath(text: String, path: String, expected: String, found: String) throws {
    let json = try parse(text)

    let error = #expect(throws: RequestError.self) { try json.decoded(as: [UInt8].self) }

    #expect(error?.reason == .wrongShape(path: path, expected: expected, found: found))
  }

  /// Decodes null as -1, and any other value that is not a number as -2.
  private struct Lenient: Decodable, Equatable {
    var number: Int

    init(number: Int) { self.number = number }

    init(from decoder: any Decoder) throws {
      do {
        number = try decoder.singleValueContainer().decode(Int.self)
      } catch DecodingError.valueNotFound {
        number = -1
      } catch DecodingError.typeMismatch {
        number = -2
      }
    }
  }

  @Test func distinguishesAMissingValueFromAWrongType() throws {
    let json = try parse(#"[3, null, "x", [ ], { }]"#)

    #expect(try json.decoded(as: [Lenient].self) == [3, -1, -2, -2, -2].map(Lenient.init))
  }

  @Test(arguments: [8, 9, 10])
  func errorListsEightKeys(count: Int) throws {
    let members = (0..<count).map { "\"\($0)\": 0" }.joined(separator: ", ")
    let json = try parse("[{\(members)}]")

    let error = #expect(throws: RequestError.self) { try json.decoded(as: [Int].self) }

    let rest = count > 8 ? " and \(count - 8) more" : ""
    let found = "an object with 0, 1, 2, 3, 4, 5, 6, 7\(rest)"
    #expect(error?.reason == .wrongShape(path: "[0]", expected: "Int", found: found))
  }

  @Test(arguments: [40, 41, 42])
  func errorQuotesFortyCharacters(count: Int) throws {
    let text = String(repeating: "x", count: count)
    let json = try parse("[\"\(text)\"]")

    let error = #expect(throws: RequestError.self) { try json.decoded(as: [Int].self) }

    let shown = count > 40 ? String(repeating: "x", count: 40) + "…" : text
    #expect(error?.reason == .wrongShape(path: "[0]", expected: "Int", found: "the text \"\(shown)\""))
  }

  /// A handwritten `Decodable` that uses what the compiler does not generate.
  private struct Handwritten: Decodable {
    var parent: [Int]
    var lists: [[Int?]]
    var isLast: Bool
    var nothing: Int?

    enum Key: String, CodingKey { case lists, nested, isLast, nothing }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      parent = try [Int](from: container.superDecoder())
      isLast = try container.nestedContainer(keyedBy: Key.self, forKey: .nested).decode(
        Bool.self,
        forKey: .isLast
      )
      nothing = try container.decodeIfPresent(Int.self, forKey: .nothing)
      lists = []
      var outer = try container.nestedUnkeyedContainer(forKey: .lists)
      while !outer.isAtEnd {
        var inner = try outer.nestedUnkeyedContainer()
        var list: [Int?] = []
        while !inner.isAtEnd { list.append(try inner.decodeNil() ? nil : inner.decode(Int.self)) }
        #expect(throws: DecodingError.self) { try inner.decode(Int.self) }
        lists.append(list)
      }
    }
  }

  private struct Pin: Decodable, PrivateValue {
    enum Kind: String, Decodable { case short }
    var kind: Kind?
    var number: String?
  }

  private struct Account: Decodable {
    var pins: [Pin?]
  }

  private struct Refusing: Decodable, PrivateValue {
    struct Refusal: Error { let text: String }

    init(from decoder: any Decoder) throws {
      throw Refusal(text: try decoder.singleValueContainer().decode(String.self))
    }
  }

  @Test(
    arguments: [
      (#"[{"kind": "S3cret"}]"#, "pins[0].kind", "a valid value", "a text"),
      (#"[null, {"number": 5317}]"#, "pins[1].number", "String", "a number"),
      (#"["S3cret"]"#, "pins[0]", "Dictionary<String, Any>", "a text"),
    ]
  )
  func errorShowsNoPartOfAPrivateValue(pins: String, path: String, expected: String, found: String) throws {
    let json = try parse(#"{"pins": \#(pins)}"#)

    let error = #expect(throws: RequestError.self) { try json.decoded(as: Account.self) }

    #expect(error?.reason == .wrongShape(path: path, expected: expected, found: found))
  }

  @Test func errorDoesNotShowTheTextOfAnotherError() throws {
    let json = try parse(#"{"kind": "S3cret"}"#)

    let corrupted = #expect(throws: RequestError.self) { try json["kind"].decoded(as: Pin.Kind.self) }
    let thrown = #expect(throws: RequestError.self) { try json["kind"].decoded(as: Refusing.self) }

    #expect(
      corrupted?.reason
        == .wrongShape(path: "kind", expected: "a valid value", found: "the text \"S3cret\"")
    )
    #expect(
      thrown?.reason
        == .wrongShape(path: "kind", expected: "a valid value", found: "one that throws Refusal")
    )
  }

  @Test func decodesOptionals() throws {
    let json = try parse(#"{"date": 60, "list": [1], "null": null}"#)

    #expect(try json["list"].decoded(as: [Int]?.self) == [1])
    #expect(try json["date"].decoded(as: Date?.self) == Date(timeIntervalSinceReferenceDate: 60))
    #expect(try json["null"].decoded(as: [Int]?.self) == nil)
    #expect(throws: RequestError.self) { try json["date"].decoded(as: [Int]?.self) }
  }

  @Test func supportsHandwrittenDecodables() throws {
    let text = #"{"super": [1, 2], "lists": [[1, null], []], "nested": {"isLast": true}, "nothing": null}"#

    let decoded = try parse(text).decoded(as: Handwritten.self)

    #expect(decoded.parent == [1, 2])
    #expect(decoded.lists == [[1, nil], []])
    #expect(decoded.isLast && decoded.nothing == nil)
  }
}

private func parse(_ text: String) throws -> JSON {
  try JSON(Data(text.utf8), source: "test")
}
