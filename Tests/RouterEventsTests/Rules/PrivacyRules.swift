import Foundation
import KitSupport
import RouterEvents
import Testing

extension UserInfoKeys {
  fileprivate static let pin = UserInfoKey<String>(private: "test.pin")
}

@MainActor
@Suite("Rule 23: private values")
struct PrivacyRules {
  @Test("23: a private value is in no trace", arguments: ["test.pin", UserInfoKeys.pin.name])
  func privateValueIsInNoTrace(name: String) {
    let node = ScriptedLink("node")
    node.script.decorate = { userInfo, _ in userInfo[name] = "5678" }
    node.script.handle = { $0.userInfo[.pin] == "5678" ? .handled : .forwarded }

    let traces = observing { node.routerEvent(name: .tapped, userInfo: UserInfo([name: "1234"])) }

    #expect(
      traces.map(\.description) == [
        """
        test.tapped [test.pin: <private>] from ScriptedLink
          0 ScriptedLink  interceptor: forwarded; test.pin = <private> (was <private>); handler: handled
          = handled by ScriptedLink
        """
      ]
    )
    #expect(!"\(traces)".contains("1234") && !"\(traces)".contains("5678"))
  }

  @Test("23: what a private value was replaced by is noted, not shown")
  func replacedPrivateValueIsNoted() {
    let node = ScriptedLink("node")
    node.script.handle = { _ in .handled }
    node.script.decorate = { userInfo, _ in userInfo = [.pin: "5678"] }

    let traces = observing {
      node.routerEvent(name: .tapped, userInfo: [.pin: "1234"])
      node.routerEvent(name: .tapped, userInfo: [.pin: "5678"])
    }

    #expect(traces.map(\.decorations.count) == [1, 0])
  }

  @Test("23: a message that carries something private is shown by its type")
  func messageWithPrivateContentIsShownByItsType() {
    let node = ScriptedLink("node")
    node.script.handle = { _ in .handled }

    let traces = observing {
      node.routerEvent(Login(secret: "1234"))
      node.routerEvent(PlainLogin(user: "me", credentials: ["test.pin": "1234"]))
      node.routerEvent(name: .tapped, userInfo: ["form": ["test.pin": "1234"], "open": ["a": 1]])
    }

    #expect(traces.map(\.message) == ["Login(<private>)", "PlainLogin(<private>)", nil])
    #expect(
      traces.last?.userInfo.map(\.value) == ["Dictionary<String, String>(<private>)", #"["a": 1]"#]
    )
  }

  @Test("23: however deep it lies, what is private is not shown", arguments: Deep.values)
  func whatLiesDeepIsNotShown(deep: Deep) {
    let node = ScriptedLink("node")
    node.script.handle = { _ in .handled }

    let traces = observing { node.routerEvent(name: .tapped, userInfo: ["value": deep.value]) }

    let shown = traces.first?.userInfo.first?.value ?? ""
    #expect(shown.hasSuffix("(<private>)") && !shown.contains("1234"), "\(shown)")
  }

  @Test("23: what holds nothing private is shown")
  func whatHoldsNothingPrivateIsShown() {
    let node = ScriptedLink("node")
    node.script.handle = { _ in .handled }
    _ = UserInfoKeys.pin

    let traces = observing {
      node.routerEvent(name: .tapped, userInfo: ["object": Vault(), "open": ["a": ["b": ["c": [1, 2]]]]])
    }

    let shown = traces.first?.userInfo.map(\.value) ?? []
    #expect(shown.first?.hasSuffix(".Vault") == true)
    #expect(shown.last == #"["a": ["b": ["c": [1, 2]]]]"#)
  }

  @Test("23: a printed user info shows no private value")
  func printedUserInfoShowsNoPrivateValue() {
    let userInfo: UserInfo = [.pin: "1234", .sku: "A-1"]
    var dumped = ""

    dump(userInfo, to: &dumped)

    #expect("\(userInfo)" == "[test.pin: <private>, sku: A-1]")
    #expect(String(reflecting: userInfo) == "[test.pin: <private>, sku: A-1]")
    #expect(dumped.contains("A-1") && !dumped.contains("1234"))
    #expect(userInfo.dictionary["test.pin"] as? String == "1234")
  }

  @Test("23: a printed event or user info shows nothing private that lies deep")
  func printedEventShowsNothingPrivate() {
    _ = UserInfoKeys.pin
    let node = ScriptedLink("node")
    var printed: [String] = []
    node.script.handle = { event in
      var dumped = ""
      dump(event, to: &dumped)
      dump(event.userInfo, to: &dumped)
      printed += ["\(event)", String(reflecting: event), "\(event.userInfo)", dumped]
      return .handled
    }

    node.routerEvent(name: .tapped, userInfo: UserInfo(["form": ["test.pin": "1234"]]))
    node.routerEvent(Login(secret: "1234"))

    #expect(printed.count == 8 && !printed.joined().contains("1234"))
    #expect(printed.first == "test.tapped [form: Dictionary<String, String>(<private>)]")
    #expect(printed[2] == "[form: Dictionary<String, String>(<private>)]")
  }

  // In a process of its own, where surely nobody observes.
  #if os(macOS) || os(Linux)
    @Test("23: what a strategy threw is reported without what is private in it")
    func reportedErrorShowsNothingPrivate() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          _ = UserInfoKeys.pin
          let node = ScriptedLink("node")
          let errors: [any Error] = [
            LoginFailed(credentials: ["test.pin": "1234"]),
            NSError(domain: "d", code: 1, userInfo: ["test.pin": "1234"]),
          ]
          node.script.handle = { event in
            for error in errors { EventRouter.report(error, for: event, owner: ScriptedLink.self) }
            return .handled
          }

          let reports = Reports.collecting { node.routerEvent(name: .tapped) }.1.map(\.message)

          #expect(
            reports == [
              "A strategy of ScriptedLink for 'test.tapped' threw LoginFailed(<private>).",
              "A strategy of ScriptedLink for 'test.tapped' threw NSError(<private>).",
            ]
          )
        }
      }
    }
  #endif

  @Test("23: a printed failure shows nothing private")
  func printedFailureShowsNothingPrivate() {
    _ = UserInfoKeys.pin
    let node = ScriptedLink("node")
    node.script.handle = { event in
      EventRouter.report(
        LoginFailed(credentials: ["test.pin": "1234"]),
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

    node.routerEvent(Login(secret: "1234"))
    observation.cancel()

    #expect(printed.count == 3 && !printed.joined().contains("1234"))
    #expect(
      printed.first
        == "ScriptedLink (App/Login.swift:7) threw LoginFailed(<private>) at test.login Login(<private>)"
    )
  }

  @Test("23: one character of many accents is bounded too")
  func oneCharacterIsBounded() {
    let node = ScriptedLink("node")
    node.script.handle = { _ in .handled }
    let long = "a" + String(repeating: "\u{301}", count: 100_000)

    let traces = observing { node.routerEvent(name: .tapped, userInfo: UserInfo(["text": long, long: 1])) }

    for item in traces.first?.userInfo ?? [] {
      #expect(item.key.unicodeScalars.count <= 120 && item.value.unicodeScalars.count <= 120)
    }
    #expect(traces.first?.userInfo.first { $0.key == "text" }?.value.hasSuffix("…") == true)
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

/// A value that holds something private, somewhere.
struct Deep: Sendable, CustomTestStringConvertible {
  var testDescription: String
  private let make: @Sendable () -> Any

  @MainActor var value: Any {
    _ = UserInfoKeys.pin
    return make()
  }

  static let values = [
    Deep(testDescription: "dictionaries") { ["a": ["b": ["c": ["d": ["test.pin": "1234"]]]]] },
    Deep(testDescription: "arrays") { [[[[["test.pin": "1234"]]]]] },
    Deep(testDescription: "after many others") {
      Box(Array(repeating: 0 as Any, count: 40) + [["test.pin": "1234"]])
    },
    Deep(testDescription: "optionals") { Box(Box(Box(["test.pin": "1234"]))) },
    Deep(testDescription: "a case") { Attempt.login(test_pin: ["test.pin": "1234"]) },
    Deep(testDescription: "a superclass") { Talkative() },
  ]
}

private struct Box {
  let content: Any?

  init(_ content: Any) {
    self.content = content
  }
}

private enum Attempt {
  case login(test_pin: [String: String])
}

private final class Vault {
  let secret = ["test.pin": "1234"]
}

private class Keeper {
  let secret = ["test.pin": "1234"]
}

private final class Talkative: Keeper, CustomStringConvertible {
  var description: String { "\(secret)" }
}
