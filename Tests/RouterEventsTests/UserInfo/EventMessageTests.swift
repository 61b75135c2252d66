import RouterEvents
import Testing

@MainActor
@Suite
struct EventMessageTests {
  @Test
  func namesAreEqualWhenTheirStringsAre() {
    let declared = EventName.tapped
    let made = EventName("test" + ".tapped")

    #expect(declared == made)
    #expect(declared.hashValue == made.hashValue)
    #expect(EventName(rawValue: "test.inner") != declared)
    #expect([declared: 1][made] == 1)
  }

  @Test
  func nameIsItsString() {
    #expect(EventName.tapped.rawValue == "test.tapped")
    #expect("\(EventName.tapped)" == "test.tapped")
    #expect(EventName("") == "")
  }

  @Test
  func messageArrivesUnchanged() {
    let nodes = ChainKind.links.chain("cell", "controller")
    var seen: Bridged?
    nodes[1].script.handle = { event in
      seen = event.message as? Bridged
      return .handled
    }

    let outcome = nodes[0].routerEvent(Bridged(url: "a"))

    #expect(seen?.url == "a")
    #expect(outcome.isHandled)
  }

  @Test
  func listenersForTheNameSeeTheDecoratedUserInfo() {
    let nodes = ChainKind.links.chain("cell", "section", "controller")
    nodes[1].script.decorate = { userInfo, _ in userInfo[.section] = 2 }
    var seen: UserInfo = [:]
    nodes[2].script.handle = { event in
      seen = event.userInfo
      return .handled
    }

    nodes[0].routerEvent(Bridged(url: "a"))

    #expect(seen["url"] as? String == "a")
    #expect(seen[.section] == 2)
  }

  @Test
  func messageWithoutABridgeHasNoUserInfo() {
    #expect(Unbridged(url: "a").userInfo.isEmpty)
    #expect(Unbridged(userInfo: ["url": "a"]) == nil)
    #expect(Bridged(userInfo: ["url": "a"])?.url == "a")
  }

  @Test
  func eventEmittedByNameHasNoMessage() {
    let node = ScriptedLink("node")
    var messages: [(any EventMessage)?] = []
    node.script.handle = { event in
      messages.append(event.message)
      return .handled
    }

    node.routerEvent(name: Bridged.name, userInfo: ["url": "a"])

    #expect(messages.map { $0 == nil } == [true])
  }
}

private struct Bridged: EventMessage {
  static let name: EventName = "test.bridged"
  var url: String

  init(url: String) {
    self.url = url
  }

  init?(userInfo: UserInfo) {
    guard let url = userInfo["url"] as? String else { return nil }
    self.url = url
  }

  var userInfo: UserInfo { ["url": url] }
}

private struct Unbridged: EventMessage {
  static let name: EventName = "test.unbridged"
  var url: String
}
