import KitSupport
import RouterEvents
import Testing

@MainActor
@Suite
struct AttachedHandlerTests {
  private let log = Log()
  private let link = PlainLink()

  @Test
  func runsForItsObjectAndNameOnly() {
    let first = PlainLink()
    let second = PlainLink(first)
    let observation = first.onRouterEvent(.tapped, then: .handledAndForwarded) { event in
      log("\(event.name) at \(event.position)")
    }

    first.routerEvent(name: .tapped)
    second.routerEvent(name: .tapped)
    first.routerEvent(name: .inner)

    #expect(log.entries == ["test.tapped at 0", "test.tapped at 1"])
    observation.cancel()
  }

  @Test
  func stopsTheEventByBlocking() {
    let link = PlainLink(PlainLink())
    let observation = link.onRouterEvent(.tapped, then: .blocked) { _ in }

    let (traces, reports) = Reports.collecting { observing { link.routerEvent(name: .tapped) } }
    observation.cancel()

    #expect(traces.map(\.result) == [.blocked])
    #expect(traces.first?.hops.map(\.isReached) == [true, false])
    #expect(reports.isEmpty)
  }

  @Test
  func endsWithItsObservation() {
    var observation: EventObservation? = link.onRouterEvent(.tapped) { _ in log("ran") }
    link.routerEvent(name: .tapped)

    _ = observation.take()
    let outcome = link.routerEvent(name: .tapped)

    #expect(log.entries == ["ran"])
    #expect(!outcome.isHandled)
  }

  @Test
  func doesNotRetainItsObject() {
    var link: PlainLink? = PlainLink()
    weak let weakLink = link
    let observation = link?.onRouterEvent(.tapped) { _ in }

    link = nil

    #expect(weakLink == nil)
    observation?.cancel()
  }

  @Test
  func deinitOfACancelledHandlerMayCancelItAgain() {
    var dying: Canceller? = Canceller()
    let observation = link.onRouterEvent(.tapped) { [dying] _ in _ = dying }
    dying?.observation = observation
    weak let weakDying = dying
    dying = nil

    observation.cancel()

    #expect(weakDying == nil)
  }

  @Test
  func aHandlerThatCancelsItselfHandlesNothingThatItEmits() {
    var observation: EventObservation?
    observation = link.onRouterEvent(.tapped, then: .handledAndForwarded) { _ in
      log("ran")
      observation?.cancel()
      link.routerEvent(name: .tapped)
    }

    link.routerEvent(name: .tapped)

    #expect(log.entries == ["ran"])
  }

  @Test
  func isNotInheritedByAnObjectAtTheSameAddress() {
    var observations: [EventObservation] = []

    for _ in 0..<10_000 {
      let link = PlainLink()
      let outcome = link.routerEvent(name: .tapped)
      #expect(!outcome.isHandled)
      observations.append(link.onRouterEvent(.tapped) { _ in log("ran") })
    }

    #expect(log.entries.isEmpty)
    #expect(observations.count == 10_000)
  }

  @Test
  func attachedByItsOwnHopRunsForTheNextEvent() {
    var observations: [EventObservation] = []
    observations.append(
      link.onRouterEvent(.tapped, then: .handledAndForwarded) { _ in
        log("first")
        guard observations.count == 1 else { return }
        observations.append(link.onRouterEvent(.tapped) { _ in log("second") })
      }
    )

    link.routerEvent(name: .tapped)
    link.routerEvent(name: .tapped)

    #expect(log.entries == ["first", "first", "second"])
    observations.removeAll()
  }

  @Test(
    arguments: [
      (EventDisposition.handled, true, false), (.handledAndForwarded, true, true), (.forwarded, false, true),
      (.blocked, false, false),
    ]
  )
  func receivesTypedEvents(disposition: EventDisposition, isHandled: Bool, continues: Bool) {
    let top = ScriptedLink("top")
    let link = PlainLink(top)
    let log = Log()
    top.script.handle = { event in
      log("top")
      return .forwarded
    }
    let observation = link.onRouterEvent(message: Rated.self, then: disposition) { rated, event in
      log("\(rated.stars) \(event.name)")
    }

    let (outcomes, reports) = Reports.collecting {
      [link.routerEvent(Rated(stars: 3)), link.routerEvent(name: Rated.name, userInfo: ["stars": 4])]
    }
    link.routerEvent(name: .tapped)
    observation.cancel()

    #expect(outcomes.map(\.isHandled) == [isHandled, isHandled])
    let expected = (continues ? [["3"], ["top"], ["4"], ["top"]] : [["3"], ["4"]]).joined()
    #expect(log.entries == expected.map { $0 == "top" ? $0 : "\($0) test.rated" } + ["top"])
    #expect(!reports.contains { $0.position != nil })
  }

  @Test
  func forwardsAndReportsAnEventWithoutATypedEvent() {
    let top = ScriptedLink("top")
    let link = PlainLink(top)
    top.script.handle = { _ in .handled }
    let line = #line + 1
    let observation = link.onRouterEvent(message: Rated.self) { _, _ in Issue.record("It ran.") }

    let (outcome, reports) = Reports.collecting {
      link.routerEvent(name: Rated.name, userInfo: ["stars": "3"])
    }
    observation.cancel()

    #expect(outcome.handlers.map { $0.isResponder(top) } == [true])
    #expect(
      reports.map(\.text) == [
        """
        The event 'test.rated' was forwarded: its handler expected the typed event Rated, found a user info with \
        stars, from which it cannot be created. Emit the typed event itself, or implement Rated.init(userInfo:).
        """
      ]
    )
    #expect(reports.map(\.position) == ["RouterEventsTests/AttachedHandlerTests.swift:\(line)"])
  }
}

/// Handlers of a row event.
@MainActor
@Suite
struct AttachedRowHandlerTests {
  private let log = Log()
  private let top = ScriptedLink("top")

  @Test(
    arguments: [(.handled, ["7"]), (.handledAndForwarded, ["7", "top"])] as [(EventDisposition, [String])]
  )
  func receivesTheModelOfTheRow(disposition: EventDisposition, expected: [String]) {
    top.script.handle = { [log] _ in
      log("top")
      return .handled
    }
    let link = PlainLink(top)
    let observation = link.onRouterEvent(row: \.trackOpened, then: disposition) { [log] track, event in
      log("\(track.id)")
    }

    link.routerEvent(row: .trackOpened, of: Track(id: 7))
    observation.cancel()

    #expect(log.entries == expected)
  }

  @Test
  func forwardsAndReportsAnEventOfAnotherRow() {
    top.script.handle = { _ in .handled }
    let link = PlainLink(top)
    let line = #line + 1
    let observation = link.onRouterEvent(row: \.trackOpened) { [log] _, _ in log("ran") }

    let (traces, reports) = Reports.collecting {
      observing { link.routerEvent(row: RowEvent<String>("track.opened"), of: "A") }
    }
    observation.cancel()

    #expect(log.entries.isEmpty)
    #expect(traces.first?.hops[1].answers.map(\.disposition) == [.forwarded, .handled])
    #expect(traces.first?.hops[0].answers.map(\.lack) == ["expected a row of Track, found a row of String"])
    #expect(
      reports.map(\.text) == [
        """
        The event 'track.opened' was forwarded: its handler expected a row of Track, found a row of String. Emit it \
        from a row of Track, or with routerEvent(row:of:).
        """
      ]
    )
    #expect(reports.map(\.position) == ["RouterEventsTests/AttachedHandlerTests.swift:\(line)"])
  }
}

private struct Track {
  var id: Int
}

extension RowEvents {
  fileprivate static let trackOpened = RowEvent<Track>("track.opened")
}

private struct Rated: EventMessage {
  static let name: EventName = "test.rated"
  var stars: Int

  init(stars: Int) {
    self.stars = stars
  }

  init?(userInfo: UserInfo) {
    guard let stars = userInfo["stars"] as? Int else { return nil }
    self.stars = stars
  }
}

extension AttachedHandlerTests {
  @Test
  func handlersOfSeveralNamesRunForTheirNamesInTheOrderOfAttachment() {
    let link = PlainLink()
    let log = Log()
    let names: [EventName] = [.tapped, .inner, .tapped, "third"]
    var observations = names.enumerated().map { index, name in
      link.onRouterEvent(name, then: .handledAndForwarded) { event in log("\(index) \(event.name)") }
    }

    for name in names.dropFirst() { link.routerEvent(name: name) }
    observations.remove(at: 2).cancel()
    link.routerEvent(name: EventName("test.tapped"))

    #expect(
      log.entries == ["1 test.inner", "0 test.tapped", "2 test.tapped", "3 third", "0 test.tapped"]
    )
  }

  @Test
  func eachOfManyRespondersAsksItsOwnHandlers() {
    let log = Log()
    let links = (0..<1_000).map { _ in PlainLink() }
    var observations: [EventObservation?] = links.enumerated().map { index, link in
      index % 2 == 0 ? link.onRouterEvent(.tapped) { _ in log("\(index)") } : nil
    }

    for link in links { link.routerEvent(name: .tapped) }
    observations = []
    for link in links { link.routerEvent(name: .tapped) }

    #expect(log.entries == (0..<1_000).filter { $0 % 2 == 0 }.map(String.init))
    #expect(observations.isEmpty)
  }
}

/// Cancels an observation in `deinit`, which is on the main actor in these tests.
private final class Canceller {
  var observation: EventObservation?

  deinit {
    let observation = observation
    MainActor.assumeIsolated { observation?.cancel() }
  }
}
