import KitSupport
import RouterEvents
import RouterEventsInspector
import Testing

extension UserInfoKeys {
  fileprivate static let pin = UserInfoKey<String>(private: "test.pin")
}

private struct Pin: PrivateValue, Hashable {
  var text: String
}

@MainActor
@Suite("Rule 23: private values")
struct PrivacyRules {
  private let node = ScriptedLink("node")

  @Test("23: no trace contains a private value")
  func privateValueIsInNoTrace() {
    let name = UserInfoKeys.pin.name
    node.script.decorate = { userInfo, _ in userInfo[name] = "abracadabra" }
    node.script.handle = { $0.userInfo[.pin] == "abracadabra" ? .handled : .forwarded }

    let traces = observing { node.routerEvent(name: .tapped, userInfo: UserInfo([name: "sesame"])) }

    #expect(
      traces.map(\.description) == [
        """
        test.tapped [test.pin: <private>] from ScriptedLink
          0 ScriptedLink  interceptor: forwarded; test.pin = <private> (was <private>); handler: handled
          = handled by ScriptedLink
        """
      ]
    )
    #expect(!"\(traces)".contains("sesame") && !"\(traces)".contains("abracadabra"))
  }

  @Test("23: a message whose private key a decorator removed is shown as its type")
  func messageWithARemovedPrivateKeyIsNotShown() {
    var printed: [String] = []
    node.script.decorate = { userInfo, _ in userInfo[.pin] = nil }
    node.script.handle = { event in
      printed.append("\(event)")
      return .handled
    }

    let traces = observing { node.routerEvent(Login(secret: "sesame")) }

    #expect(printed == ["test.login Login"])
    #expect(traces.map { $0.description.hasPrefix("test.login Login from ScriptedLink\n") } == [true])
    #expect(!"\(traces)".contains("sesame"))
  }

  @Test("23: a private value in a collection of any kind is shown as its type")
  func privateValueIsItsTypeInACollection() {
    let values: [Any] = [
      ["a": Pin(text: "sesame")].values, [Pin(text: "sesame"): 1].keys, CollectionOfOne(Pin(text: "sesame")),
      Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, Pin(text: "sesame")) }).values,
    ]

    #expect(
      values.map { boundedDescription(of: $0) } == [
        "[Pin]", "[Pin]", "[Pin]", "Values of 40 elements",
      ]
    )
  }

  @Test("23: the replacement of a private value is recorded, not shown")
  func replacedPrivateValueIsRecorded() {
    node.script.handle = { _ in .handled }
    node.script.decorate = { userInfo, _ in userInfo = [.pin: "abracadabra"] }

    let traces = observing {
      node.routerEvent(name: .tapped, userInfo: [.pin: "sesame"])
      node.routerEvent(name: .tapped, userInfo: [.pin: "abracadabra"])
    }

    #expect(traces.map { $0.hops[0].decorations.count } == [1, 0])
  }

  @Test("23: a registered name is private at once, even as a string")
  func registeredNameIsPrivate() {
    let (late, earlier) = (UserInfoKey<String>("test.late"), UserInfoKey<Int>("test.earlier"))
    let before = "\(["test.late": "sesame", "test.earlier": 5] as UserInfo)"

    UserInfoKeys.registerPrivate(late, earlier)

    #expect(before == "[test.late: sesame, test.earlier: 5]")
    let after: UserInfo = ["test.late": "sesame", "test.earlier": 5]
    #expect("\(after)" == "[test.late: <private>, test.earlier: <private>]")
  }

  @Test("23: a private value inside another value is shown as its type", arguments: ValueVisibility.all)
  func privateValueIsShownAsItsType(values: ValueVisibility) {
    node.script.handle = { event in
      EventRouter.report(Token(secret: "sesame"), for: event, owner: ScriptedLink.self)
      return .handled
    }
    node.script.decorate = { userInfo, _ in userInfo["added"] = Token(secret: "abracadabra") }
    let form: [String: Any] = [
      "list": [Token(secret: "sesame")], "optional": Token?.some(Token(secret: "sesame")) as Any,
    ]

    let traces = observing(values) {
      _ = Reports.collecting {
        node.routerEvent(Token(secret: "sesame"))
        node.routerEvent(name: .tapped, userInfo: UserInfo(form))
      }
    }

    var dumped = ""
    for trace in traces { dump(trace, to: &dumped) }

    #expect(dumped.contains("Token") && !dumped.contains("sesame") && !dumped.contains("abracadabra"))
    #expect(traces.map(\.message) == ["Token", nil])
    #expect(traces.flatMap(\.errors) == ["Token", "Token"])
    #expect(!"\(traces)".contains("sesame") && !"\(traces)".contains("abracadabra"))
    #expect("\(traces)".contains("added = Token"))
  }

  @Test("23: values are not searched for secrets")
  func nothingIsSearchedInsideValues() {
    _ = UserInfoKeys.pin
    node.script.handle = { _ in .handled }

    let traces = observing {
      node.routerEvent(name: .tapped, userInfo: ["form": ["test.pin": "sesame"], "object": Vault()])
      node.routerEvent(PlainLogin(user: "me", credentials: ["test.pin": "sesame"]))
    }

    let sent = traces[0].sent.map(\.value)
    #expect(sent[0] == #"["test.pin": "sesame"]"# && sent[1].hasSuffix(".Vault"))
    #expect(traces[1].message == #"PlainLogin(user: "me", credentials: ["test.pin": "sesame"])"#)
  }

  @Test("23: an observer of types sees types while another sees values")
  func observersMaySeeDifferentThings() {
    node.script.handle = { event in
      EventRouter.report(LoginFailed(credentials: [:]), for: event, owner: ScriptedLink.self)
      return .handled
    }
    node.script.decorate = { userInfo, _ in
      userInfo[.sku] = "A-2"
      userInfo["list"] = [1]
      userInfo["none"] = Int?.none as Any
      userInfo[.pin] = "sesame"
    }
    var seen: [EventTrace] = []

    let types = observing(.types) {
      seen = observing(.shown) {
        _ = Reports.collecting { node.routerEvent(name: .tapped, userInfo: [.sku: "A-1"]) }
      }
    }

    #expect(
      seen[0].description == """
        test.tapped [sku: A-1] from ScriptedLink
          0 ScriptedLink  interceptor: forwarded; sku = A-2 (was A-1); list = [1]; none = nil; \
        test.pin = <private>; handler: handled
          threw LoginFailed(credentials: [:])
          = handled by ScriptedLink
        """
    )
    #expect(
      types[0].description == """
        test.tapped [sku: String] from ScriptedLink
          0 ScriptedLink  interceptor: forwarded; sku = String (was String); list = Array<Int>; \
        none = Optional<Int>; test.pin = <private>; handler: handled
          threw LoginFailed
          = handled by ScriptedLink
        """
    )
  }

  @Test("23: nothing is described for observers of types")
  func nothingIsDescribedForTypes() {
    node.script.handle = { _ in .handled }
    let value = CountingDescription()

    _ = observing(.types) { node.routerEvent(name: .tapped, userInfo: ["value": value]) }

    #expect(value.count == 0)
  }

  @Test("23: a printed user info shows no private value, and its mirror bounded descriptions")
  func printedUserInfoShowsNoPrivateValue() {
    let userInfo: UserInfo = [.pin: "sesame", "text": String(repeating: "4", count: 1_000)]
    var dumped = ""

    dump(userInfo, to: &dumped)

    let text = "[test.pin: <private>, text: \(String(repeating: "4", count: 119))…]"
    #expect("\(userInfo)" == text && String(reflecting: userInfo) == text)
    #expect(userInfo.dictionary["test.pin"] as? String == "sesame" && !dumped.contains("sesame"))
    let shown = Mirror(reflecting: userInfo).children.map { $0.value as? String }
    #expect(shown.first == "<private>" && shown.last??.hasPrefix("444") == true)
    #expect(!dumped.contains(String(repeating: "4", count: 121)))
  }

  @Test("23: a printed outcome shows nothing private, even with deallocated responders")
  func printedOutcomeShowsNothingPrivate() {
    var node: ScriptedLink? = ScriptedLink("node")
    node?.script.handle = { event in
      EventRouter.report(Token(secret: "sesame"), for: event, owner: ScriptedLink.self)
      return .handled
    }
    var outcome: EventOutcome?
    _ = Reports.collecting { outcome = node?.routerEvent(name: .tapped) }
    node = nil

    var dumped = ""
    dump(outcome, to: &dumped)
    dump(outcome?.handlers, to: &dumped)

    #expect(outcome.map { "\($0)" } == "handled by ScriptedLink; threw Token")
    #expect(dumped.contains("ScriptedLink") && !dumped.contains("sesame"))
  }

  @Test("23: a printed or dumped event shows no private value")
  func printedEventShowsNothingPrivate() {
    _ = UserInfoKeys.pin
    var printed: [String] = []
    node.script.handle = { event in
      var dumped = ""
      dump(event, to: &dumped)
      dump(event.userInfo, to: &dumped)
      printed += ["\(event)", String(reflecting: event), "\(event.userInfo)", dumped]
      return .handled
    }

    node.routerEvent(
      name: .tapped,
      userInfo: ["nested": ["test.pin": "sesame"] as UserInfo, "token": Token(secret: "sesame")]
    )
    node.routerEvent(Login(secret: "sesame"))

    #expect(printed.count == 8 && !printed.joined().contains("sesame"))
    #expect(printed.first == "test.tapped [nested: [test.pin: <private>], token: Token]")
    #expect(printed[2] == "[nested: [test.pin: <private>], token: Token]")
  }

  @Test("23: a printed failure shows no private value")
  func printedFailureShowsNothingPrivate() {
    _ = UserInfoKeys.pin
    node.script.handle = { event in
      EventRouter.report(
        Token(secret: "sesame"),
        for: event,
        owner: ScriptedLink.self,
        position: "App/Login.swift:7"
      )
      return .handled
    }
    var printed: [String] = []
    let observation = EventRouter.onError { failure in
      var dumped = ""
      dump(failure, to: &dumped)
      printed += ["\(failure)", String(reflecting: failure), dumped]
    }

    node.routerEvent(Login(secret: "sesame"))
    observation.cancel()

    #expect(printed.count == 3 && !printed.joined().contains("sesame"))
    #expect(printed.first == "ScriptedLink (App/Login.swift:7) threw Token at test.login Login")
  }

  // In a separate process, without other observers.
  #if os(macOS) || os(Linux)
    @Test("23: an error is reported by its description, a private one by its type")
    func errorIsReportedAsValuesAreShown() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let node = ScriptedLink("node")
          let errors: [any Error] = [LoginFailed(credentials: ["a": "b"]), Token(secret: "sesame")]
          node.script.handle = { event in
            for error in errors { EventRouter.report(error, for: event, owner: ScriptedLink.self) }
            return .handled
          }

          let reports = Reports.collecting { node.routerEvent(name: .tapped) }.1.map(\.text)

          #expect(
            reports == [
              #"A strategy of ScriptedLink for 'test.tapped' threw LoginFailed(credentials: ["a": "b"])."#,
              "A strategy of ScriptedLink for 'test.tapped' threw Token.",
            ]
          )
        }
      }
    }
  #endif

  @Test("23: one character with many accents is cut")
  func oneCharacterIsBounded() {
    node.script.handle = { _ in .handled }
    let long = "a" + String(repeating: "\u{301}", count: 100_000)

    let traces = observing { node.routerEvent(name: .tapped, userInfo: UserInfo(["text": long, long: 1])) }

    for item in traces.first?.sent ?? [] {
      #expect(item.key.unicodeScalars.count <= 120 && item.value.unicodeScalars.count <= 120)
    }
    #expect(traces.first?.sent.first { $0.key == "text" }?.value.hasSuffix("…") == true)
  }
}

private struct Login: EventMessage {
  static let name: EventName = "test.login"
  var secret: String
  var userInfo: UserInfo { [.pin: secret] }
}

private struct LoginFailed: Error {
  var credentials: [String: String]
}

private struct PlainLogin: EventMessage {
  static let name: EventName = "test.plainLogin"
  var user: String
  var credentials: [String: String]
}

private struct Token: PrivateValue, EventMessage, Error, CustomStringConvertible {
  static let name: EventName = "test.token"
  var secret: String
  var description: String { secret }
}

private final class Vault {
  let secret = ["test.pin": "sesame"]
}

extension ValueVisibility {
  fileprivate static let all: [ValueVisibility] = [.shown, .shownInDebugBuilds, .types]
}
