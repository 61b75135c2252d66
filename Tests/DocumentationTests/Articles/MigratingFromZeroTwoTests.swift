import Foundation
import ListSource
import PlatformUIKit
import Requests
import RouterEventsInspector
import RouterEventsTesting
import StrategyTable
import TestSupport
import Testing

// Contains the lines of the tables in MigratingFrom0.2.md. `DocumentedOutputTests` compares them.

extension EventName {
  fileprivate static let skipTapped: EventName = "player.skipTapped"
  fileprivate static let seekEnded: EventName = "player.seekEnded"
  fileprivate static let closeTapped: EventName = "player.closeTapped"
  fileprivate static let shareTapped: EventName = "player.shareTapped"
}

extension UserInfoKeys {
  fileprivate static let seconds = UserInfoKey<Int>("seconds")
}

extension RowEvents {
  fileprivate static let trackOpened = RowEvent<Track>("player.trackOpened")
  fileprivate static let trackRemoved = RowEvent<Track>("player.trackRemoved")
}

private struct Disc {
  var tracks: [Track]
}

extension ListBuilder<AnyRows> {
  fileprivate static func buildExpression(_ disc: Disc) -> Parts { buildExpression(Rows(disc.tracks)) }
}

private struct TrackShared: EventMessage {
  static let name: EventName = "player.trackShared"
  var id: Int
}

private struct CurrentTrack: EventRequest {
  typealias Response = Int
  static let name: EventName = "player.currentTrack"
}

private final class PlayerController: UIViewController, EventHandling {
  static let table = StrategyTable<PlayerController> {
    Call(.skipTapped, PlayerController.skip)
    On(message: TrackShared.self) { controller, message, event in
      controller.log.append("share \(message.id)")
    }
    Answer(CurrentTrack.self) { controller, request, event in 3 }
    On(.seekEnded, with: \.seconds) { controller, seconds, event in controller.seek(seconds) }
    On(row: \.trackRemoved) { controller, track, event in controller.log.append("remove \(track.id)") }
    On(deciding: .closeTapped) { controller, event in controller.log.isEmpty ? .forwarded : .blocked }
  }

  static let others = StrategyTable<PlayerController> {
    Call(.seekEnded, with: \.seconds, PlayerController.seek)
    On(message: TrackShared.self, whileRunning: .drop) { owner, message, event in
      owner()?.log.append("share \(message.id)")
    }
    On(.skipTapped, whileRunning: .drop) { owner, event in owner()?.skip() }
  }

  var log: [String] = []

  func skip() { log.append("skip") }
  func seek(_ seconds: Int) { log.append("seek \(seconds)") }

  func actions() -> [RowAction<Track>] {
    [RowAction("Share", event: .message { TrackShared(id: 7) }), RowAction("Remove", row: .trackRemoved)]
  }

  func menu() -> [RowMenuElement<Track>] { [] }

  func rowsWithMenu(_ tracks: [Track]) -> Rows<Track> {
    Rows(tracks).menu { _ in RowAction("Share", emits: .shareTapped) }
  }

  func rows(_ tracks: [Track]) -> Rows<Track> { Rows(tracks).emits(row: .trackOpened) }
}

@MainActor
@Suite
struct MigratingFromZeroTwoTests {
  private let controller = PlayerController()
  private var view: UIView { controller.view }

  @Test
  func newLinesDoWhatTheOldOnesDid() async {
    let log = EventLog.start(through: controller)
    view.routerEvent(name: .skipTapped)
    view.routerEvent(TrackShared(id: 7))
    let track = await view.ask(CurrentTrack())
    view.routerEvent(name: .seekEnded, userInfo: [.seconds: 5])
    view.routerEvent(row: .trackRemoved, of: Track(id: 1))
    let close = view.routerEvent(name: .closeTapped)
    log.stop()

    #expect(controller.log == ["skip", "share 7", "seek 5", "remove 1"])
    #expect(track == 3)
    #expect(close.isBlocked)
    let history: EventHistory = log.history("Taps")
    #expect(history.events.count == 6)
    #expect(log.history().json().contains("player.closeTapped"))
    #expect(PlayerController.others.names.count == 3)
    #expect(controller.actions().count == 2 && controller.menu().isEmpty)
    #expect(ListSource { ListSection("tracks") { controller.rows([Track(id: 1)]) } } != ListSource {})
  }

  @Test
  func controlEmitsATypedEventUntilItStops() {
    let button = UIButton(type: .system)
    view.addSubview(button)
    let observation = view.onRouterEvent(message: TrackShared.self) { message, event in
      controller.log.append("seen \(message.id)")
    }

    button.emits(event: .message { TrackShared(id: 7) })
    button.sendActions(for: .touchUpInside)
    button.stopEmitting()
    button.sendActions(for: .touchUpInside)

    #expect(controller.log == ["seen 7"])
    observation.cancel()
  }

  @Test
  func handlerAndExpectationReceiveTheModelOfARowEvent() {
    let cell = UIView()
    view.addSubview(cell)
    let recorder = EventRecorder(above: cell)
    recorder.disposition = .forwarded
    let observation = view.onRouterEvent(row: \.trackRemoved) { track, event in
      controller.log.append("removed \(track.id)")
    }

    cell.routerEvent(row: .trackRemoved, of: Track(id: 7))

    recorder.expect(row: \.trackRemoved) { $0.id == 7 }
    #expect(controller.log == ["removed 7"])
    observation.cancel()
  }

  @Test
  func typedEventsAreExplainedDeclaredAndExpected() {
    let cell = UIView()
    let recorder = EventRecorder(hosting: cell)
    recorder.answer(CurrentTrack.self) { _ in 3 }
    let catalog = EventCatalog {
      Declares(request: CurrentTrack.self)
      Declares(message: TrackShared.self)
      Declares(row: .trackRemoved)
    }

    cell.routerEvent(TrackShared(id: 7))
    let track = cell.ask(CurrentTrack())

    recorder.expect(message: TrackShared.self)
    recorder.expectNext(request: CurrentTrack.self)
    #expect(track == 3)
    #expect(EventRouter.explain(message: TrackShared.self, from: view).hops.count == 2)
    #expect(catalog.coverage(by: PlayerController.table).unhandled.isEmpty)
  }

  @Test
  func tracesAreTakenFromHistoriesAndKnownByTheirIDs() throws {
    let log = EventLog.start(through: controller)
    view.routerEvent(name: .skipTapped)
    view.routerEvent(name: .shareTapped)
    log.stop()
    let trace = try #require(log.traces.first)

    let step: EventHistory.Step = EventHistory.Step(events: [trace])

    #expect(EventHistory(steps: [.init(events: [trace])]).json() == EventHistory(steps: [step]).json())
    #expect(Set(log.traces.map(\.id)).count == 2)
  }

  @Test
  func unhandledEventNamesTheLastResponder() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var last: [String] = []
    let observation = EventRouter.onUnhandled { _, reason in
      if case .noHandler(last: let responder) = reason { last.append(responder) }
    }

    controller.routerEvent(name: .shareTapped)

    #expect(!last.isEmpty)
    observation.cancel()
  }

  @Test
  func arraysAreLoopsAndModelsAreRows() {
    let shared = [On<PlayerController>(.shareTapped) { controller, event in controller.log.append("share") }]
    let table = StrategyTable { for strategy in shared { strategy } }
    let appearance: SectionLayout.ListAppearance = .insetGrouped
    let tracks = [Track(id: 1), Track(id: 2)]

    let list = ListSource {
      ListSection("disc") { Disc(tracks: tracks) }.layout(.list(appearance))
      ListSection("menu") { controller.rowsWithMenu([Track(id: 3)]) }
    }

    #expect(table.names == [.shareTapped])
    #expect(list.snapshot.sections.map(\.rows.count) == [2, 1])
  }

  @Test
  func secondEventHasASlot() {
    let button = UIButton(type: .system)
    view.addSubview(button)
    let recorder = EventRecorder(above: button)

    button.emits(.skipTapped)
    button.emits(.closeTapped)
    button.emits(.shareTapped, slot: "share")
    button.sendActions(for: .primaryActionTriggered)

    recorder.expectNext(.closeTapped)
    recorder.expectNext(.shareTapped)
    recorder.expectNothingElse()
  }

  @Test
  func requestSetsAHeaderForAnotherOrigin() throws {
    let server = Server(try #require(URL(string: "https://example.com")), headers: ["Accept": "text/plain"])

    let request = Get("https://example.org/cover.png", on: server).header("Accept", "image/png")

    #expect("\(request)".contains("example.org"))
  }
}
