import Commands
import Foundation
import KitSupport
import Testing

@MainActor
@Suite
struct EventLinksTests {
  private let links = EventLinks {
    EventLink("task/:id") { values in
      values["id"].flatMap(Int.init).map { id in .named(.opened) { [.id: id] } }
    }
    EventLink("task/new") { values in .message { Added(title: values["title"] ?? "") } }
    EventLink("/list/:list/task/:id/") { values in
      .named(.listed) { ["list": values["list"] ?? "", "id": values["id"] ?? ""] }
    }
    EventLink("") { _ in .named(.started) }
  }

  @Test(
    arguments: [
      ("todo://task/3", "link.opened [id: 3]"),
      ("todo:///task/3", "link.opened [id: 3]"),
      ("https://example.com/task/3", "link.opened [id: 3]"),
      ("HTTPS://example.com/task/3/", "link.opened [id: 3]"),
      ("todo://task/3#top", "link.opened [id: 3]"),
      ("todo://task/new?title=Buy%20milk&x=1", "link.added [title: Buy milk]"),
      ("todo://task/new", "link.added [title: ]"),
      ("TODO://TASK/3", "link.opened [id: 3]"),
      ("todo://list/:list/task/:id", "link.listed [list: :list, id: :id]"),
      ("todo://list/home%2Fgarden/task/a%20b?id=4", "link.listed [list: home/garden, id: a b]"),
      ("todo://", "link.started"),
      ("https://example.com", "link.started"),
    ]
  )
  func linkBecomesAnEvent(address: String, event: String) throws {
    let place = Place()

    let outcome = links.event(for: try #require(URL(string: address)))?.emit(from: place)

    #expect(outcome?.isHandled == true)
    #expect(place.events == [event])
  }

  @Test(
    arguments: [
      ("todo://task", "task"), ("todo://task/three", "task/three"), ("todo://task/3/4", "task/3/4"),
      ("https://example.com/TASK/3", "TASK/3"), ("todo:///TASK/3", "TASK/3"),
      ("https://example.com/example.com/task", "example.com/task"),
      ("mailto:somebody@example.com", "somebody@example.com"),
    ]
  )
  func unknownLinkIsReported(address: String, path: String) throws {
    let url = try #require(URL(string: address))

    let (event, reports) = Reports.collecting { links.event(for: url) }

    #expect(event == nil)
    #expect(
      reports.map(\.text) == [
        """
        There is no event for a link with the path '\(path)'. Nothing was emitted. Add an EventLink for the path, or check the \
        values that its closure expects.
        """
      ]
    )
  }

  @Test func reportOfALongLinkIsCut() throws {
    let url = try #require(URL(string: "todo://task/" + String(repeating: "x", count: 9_000)))

    let (_, reports) = Reports.collecting { links.event(for: url) }

    #expect(reports.map(\.text.count).allSatisfy { $0 < 500 })
    #expect(reports.count == 1)
  }

  @Test func lastOfSeveralMatchingLinksWinsUnlessItReturnsNil() throws {
    let links = EventLinks {
      EventLink(":first") { _ in .named(.opened) }
      EventLink("task") { _ in .named(.started) }
      EventLink("task") { values in values["id"].map { id in .named(.listed) { ["id": id] } } }
    }

    let names = try ["todo://task", "todo://task?id=2", "todo://other"].map { address in
      links.event(for: try #require(URL(string: address)))?.name
    }

    #expect(names == [.started, .listed, .opened])
  }

  @Test func valueOfThePathWinsOverOneOfTheQuery() throws {
    let place = Place()

    links.event(for: try #require(URL(string: "todo://task/3?id=4&id=5")))?.emit(from: place)

    #expect(place.events == ["link.opened [id: 3]"])
  }
}

extension EventName {
  fileprivate static let opened: EventName = "link.opened"
  fileprivate static let listed: EventName = "link.listed"
  fileprivate static let started: EventName = "link.started"
}

extension UserInfoKeys {
  fileprivate static let id = UserInfoKey<Int>("id")
}

private struct Added: EventMessage {
  static let name: EventName = "link.added"
  var title: String
  var userInfo: UserInfo { ["title": title] }
}

/// A place from which links emit.
private final class Place: EventHandler {
  var nextEventResponder: (any EventResponder)? { nil }
  private(set) var events: [String] = []

  func handle(_ event: RouterEvent) -> EventDisposition {
    let values = event.userInfo.isEmpty ? "" : " \(event.userInfo)"
    events.append("\(event.name)\(values)")
    return .handled
  }
}
