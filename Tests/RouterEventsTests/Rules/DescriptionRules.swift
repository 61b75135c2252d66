import Foundation
import RouterEvents
import RouterEventsInspector
import Testing

extension UserInfoKeys {
  fileprivate static let pin = UserInfoKey<String>(private: "pin")
}

@MainActor
@Suite("Rule 23: descriptions of values")
struct DescriptionRules {
  private let node = ScriptedLink("node")

  @Test("23: a value is described as print writes it", arguments: Sample.values)
  func valueIsDescribedAsPrinted(sample: Sample) {
    let printed = String(describing: sample.value)

    #expect(described(sample.value) == (printed.count <= 120 ? printed : printed.prefix(119) + "…"))
  }

  @Test("23: descriptions are bounded")
  func descriptionsAreBounded() {
    #expect(described(String(repeating: "x", count: 1_000_000)) == String(repeating: "x", count: 119) + "…")
    #expect(described(Array(0..<1_000_000)) == "Array<Int> of 1000000 elements")
    #expect(described([1, 2]) == "[1, 2]")
    #expect(described(Int?.none as Any) == "nil")
  }

  @Test("23: a value of any depth is described")
  func deepValueIsDescribed() {
    var deep = Nested.end
    for number in 0..<20_000 { deep = .more(number, deep) }

    let shown = described(deep)

    #expect(shown.hasPrefix("more(19999, ") && shown.hasSuffix("…") && shown.count == 120)
    withExtendedLifetime(deep) {}
  }

  @Test("23: user infos in user infos are described part by part")
  func nestedUserInfosAreDescribed() {
    _ = UserInfoKeys.pin
    var open: UserInfo = ["end": 1]
    var secret: UserInfo = ["pin": "1234"]
    for _ in 0..<20 {
      open = ["a": open]
      secret = ["a": secret]
    }

    #expect(described(open).hasPrefix("[a: [a: [a: ") && described(open).contains("[end: 1]"))
    #expect(described(secret).hasSuffix("[pin: <private>]" + String(repeating: "]", count: 20)))
    #expect("\(secret)" == described(secret))
  }

  @Test("23: describing does not run a lazy collection or count an infinite one")
  func lazyCollectionsAreNotRun() {
    var count = 0
    let lazy = (0...Int.max).lazy.map { number in
      count += 1
      return number
    }
    let filtered = (0..<200_000_000).lazy.filter { number in
      count += 1
      return number < 0
    }

    #expect(described(lazy).hasPrefix("LazyMapSequence<"))
    #expect(described(filtered).hasPrefix("LazyFilterSequence<"))
    #expect(described((0...Int.max - 1).dropFirst()).hasPrefix("Slice<"))
    #expect(count == 0)
  }

  @Test("23: only the first elements of a nested large collection are read")
  func nestedCollectionIsBounded() {
    let rows = (0..<10_000).map { _ in Counting() }

    let shown = described(["section": ["rows": rows]])

    #expect(shown.hasPrefix(#"["section": ["rows": [row, row, "#) && shown.hasSuffix("…"))
    #expect(rows.filter(\.wasAsked).count < 1_000)
  }

  @Test("23: the first hundred keys of an event are described")
  func keysAreBounded() {
    let many = UserInfo(Dictionary(uniqueKeysWithValues: (0..<20_000).map { ("k\($0)", $0) }))
    node.script.handle = { _ in .handled }

    let traces = observing { node.routerEvent(name: .tapped, userInfo: many) }

    #expect(traces.first?.sent.count == 101 && traces.first?.sent.last?.value == "and 19900 more")
    #expect("\(many)".hasSuffix(", …: and 19900 more]"))
    #expect(traces.first?.description.contains(", …: and 19900 more] from ScriptedLink\n") == true)
  }

  @Test("23: a printed trace shows the first hundred changes of a decorator")
  func decorationsAreBounded() {
    node.script.decorate = { userInfo, _ in
      for number in 0..<1_000 { userInfo["k\(number)"] = number }
    }
    node.script.handle = { _ in .handled }

    let traces = observing { node.routerEvent(name: .tapped) }

    let shown = traces.first?.hops[0].decorations
    #expect(shown?.count == 101 && shown?.last?.key == "…" && shown?.last?.new == "and 900 more")
    let text = traces.first?.description ?? ""
    #expect(text.contains("k99 = 99; … and 900 more; handler: handled") && !text.contains("k100 ="))
  }

  @Test("23: a printed trace escapes invisible characters")
  func printedTraceIsVisible() {
    node.script.handle = { _ in .handled }
    node.script.decorate = { userInfo, _ in userInfo["k"] = "\u{1B}[2J" }

    let traces = observing { node.routerEvent(name: "a\nb", userInfo: UserInfo(["k": "\u{202E}"])) }

    #expect(
      traces.first?.description == #"""
        a\nb [k: \u{202E}] from ScriptedLink
          0 ScriptedLink  interceptor: forwarded; k = \u{1B}[2J (was \u{202E}); handler: handled
          = handled by ScriptedLink
        """#
    )
  }

  private func described(_ value: Any) -> String {
    node.script.handle = { _ in .handled }
    let traces = observing { node.routerEvent(name: .tapped, userInfo: UserInfo(["value": value])) }
    return traces.last?.sent.first?.value ?? ""
  }
}

/// A value that is created where it is used, because not all of them are Sendable.
struct Sample: Sendable, CustomTestStringConvertible {
  var testDescription: String
  private let make: @Sendable () -> Any

  var value: Any { make() }

  private init(_ name: String, _ make: @escaping @Sendable () -> Any) {
    testDescription = name
    self.make = make
  }

  static let values = [
    Sample("structs") { Form(name: "a\n\"b\"", inner: Form(name: "c")) },
    Sample("cases") { [Kind.none, .one("a"), .named(a: 1), .both(a: 1, b: Form(name: "x"))] as [Kind] },
    Sample("a case") { Kind.both(a: 1, b: Form(name: "x")) },
    Sample("a case without a value") { Kind.none },
    Sample("a case with one name") { Kind.named(a: 1) },
    Sample("tuples") { (1, b: "x", ()) },
    Sample("optionals") { [Optional(1), nil] as [Int?] },
    Sample("dictionaries") { ["a": [1: [Float(1.5): [true]]]] as [String: [Int: [Float: [Bool]]]] },
    Sample("no elements") { [[:] as [String: Int], [] as [Int]] as [Any] },
    Sample("foreign values") {
      [URL(string: "https://a.b")! as Any, Int.self, Character("x"), 1...3, 1.5] as [Any]
    },
    Sample("closures") { Action(run: {}) },
  ]
}

private struct Form {
  var name: String
  var other: [Form] = []

  init(name: String, inner: Form? = nil) {
    self.name = name
    other = inner.map { [$0] } ?? []
  }
}

private enum Kind {
  case none
  case one(String)
  case named(a: Int)
  case both(a: Int, b: Form)
}

private struct Action { var run: @Sendable () -> Void }

private indirect enum Nested {
  case end
  case more(Int, Nested)
}

private final class Counting: CustomStringConvertible {
  private(set) var wasAsked = false

  var description: String {
    wasAsked = true
    return "row"
  }
}
