import RouterEventsInspector
import Testing

/// Traces, logs, printed events and reports show descriptions of values in debug builds, and types in release builds.
/// These tests run in both. The secrets are words, because a number could occur in the times of a log by chance.
@MainActor
@Suite("What is shown of values")
struct ShownValuesTests {
  private let node = Node()
  private let sent: UserInfo = [.sku: "A-1", .secret: "sesame", "form": Form(text: "abracadabra")]

  @Test func logsShowValuesInDebugBuilds() {
    let log = EventLog.start()
    node.routerEvent(name: .formSent, userInfo: sent)
    node.routerEvent(FormSent(text: "A-2"))
    log.stop()

    let text = log.description

    #if DEBUG
      #expect(text.hasPrefix("form.sent [sku: A-1, client.secret: <private>, form: Form] from Node\n"))
      #expect(text.contains("form.typed FormSent(text: \"A-2\") from Node\n"))
      #expect(text.contains("added = 1") && text.contains("threw Failure(reason: \"A-3\")"))
    #else
      #expect(text.hasPrefix("form.sent [sku: String, client.secret: <private>, form: Form] from Node\n"))
      #expect(text.contains("form.typed FormSent from Node\n"))
      #expect(text.contains("added = Int") && text.contains("threw Failure\n"))
    #endif
    for text in [text, log.mermaid(), log.json(), log.history().html()] {
      #expect(!text.contains("sesame") && !text.contains("abracadabra"))
    }
  }

  @Test func aLogThatIsAskedToShowsValuesInEveryBuild() {
    let log = EventLog.start(values: .shown)
    let types = EventLog.start(values: .types)
    node.routerEvent(name: .formSent, userInfo: sent)
    node.routerEvent(FormSent(text: "A-2"))
    log.stop()
    types.stop()

    let text = log.description

    #expect(text.hasPrefix("form.sent [sku: A-1, client.secret: <private>, form: Form] from Node\n"))
    #expect(text.contains("form.typed FormSent(text: \"A-2\") from Node\n"))
    #expect(
      types.description.hasPrefix("form.sent [sku: String, client.secret: <private>, form: Form] from Node\n")
    )
  }

  @Test func printedEventsAndErrorsShowValuesInDebugBuilds() {
    var printed: [String] = []
    let observation = EventRouter.onError { failure in
      var dumped = ""
      dump(failure, to: &dumped)
      printed += ["\(failure)", dumped]
    }
    node.onHandle = { event in
      var dumped = ""
      dump(event.userInfo, to: &dumped)
      printed += ["\(event.userInfo)", dumped]
    }
    let outcome = node.routerEvent(name: .formSent, userInfo: sent)
    observation.cancel()

    #if DEBUG
      #expect("\(outcome)" == "handled by Node; threw Failure(reason: \"A-3\")")
      #expect(printed[0] == "[sku: A-1, client.secret: <private>, form: Form, added: 1]")
      #expect(printed[2].hasPrefix("Node threw Failure(reason: \"A-3\") at form.sent [sku: A-1, "))
    #else
      #expect("\(outcome)" == "handled by Node; threw Failure")
      #expect(printed[0] == "[sku: String, client.secret: <private>, form: Form, added: Int]")
      #expect(printed[2].hasPrefix("Node threw Failure at form.sent [sku: String, "))
    #endif
    #expect(!printed.joined().contains("sesame") && !printed.joined().contains("abracadabra"))
  }

  @Test func aRegisteredNameIsPrivateAlsoAsAString() {
    UserInfoKeys.registerPrivate(.token)

    #expect("\(["client.token": "sesame"] as UserInfo)" == "[client.token: <private>]")
  }
}

extension EventName {
  fileprivate static let formSent: EventName = "form.sent"
}

extension UserInfoKeys {
  fileprivate static let secret = UserInfoKey<String>(private: "client.secret")
  fileprivate static let token = UserInfoKey<String>(private: "client.token")
}

private struct FormSent: EventMessage {
  static let name: EventName = "form.typed"
  var text: String
}

private struct Form: PrivateValue {
  var text: String
}

private struct Failure: Error {
  var reason: String
}

private final class Node: EventDecorator, EventHandler {
  let nextEventResponder: (any EventResponder)? = nil
  var onHandle: (RouterEvent) -> Void = { _ in }

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo["added"] = 1
  }

  func handle(_ event: RouterEvent) -> EventDisposition {
    onHandle(event)
    EventRouter.report(Failure(reason: "A-3"), for: event, owner: Node.self)
    return .handled
  }
}
