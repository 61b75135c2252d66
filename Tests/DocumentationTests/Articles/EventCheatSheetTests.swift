import Foundation
import PlatformUIKit
import StrategyTable
import TestSupport
import Testing

extension EventName {
  fileprivate static let tuneTapped: EventName = "radio.tuneTapped"
  fileprivate static let seekEnded: EventName = "radio.seekEnded"
  fileprivate static let muteTapped: EventName = "radio.muteTapped"
  fileprivate static let refreshPulled: EventName = "radio.refreshPulled"
  fileprivate static let stationTyped: EventName = "radio.stationTyped"
}

private struct VolumeChanged: EventMessage {
  static let name: EventName = "radio.volumeChanged"
  var volume: Int
}

private struct CurrentStation: EventRequest {
  typealias Response = String
  static let name: EventName = "radio.currentStation"
}

private struct StationSearched: EventMessage {
  static let name: EventName = "radio.stationSearched"
  var text: String
}

private final class RadioController: UIViewController, StrategyHandler {
  // snippet of EventCheatSheet.md
  static let table = StrategyTable<RadioController> {
    Call(.tuneTapped, RadioController.tune)
    Call(.seekEnded, RadioController.seek)
    On(.muteTapped) { controller, event in controller.log.append("mute") }
    On(message: VolumeChanged.self) { controller, message, event in
      controller.log.append("volume \(message.volume)")
    }
    Answer(CurrentStation.self) { controller, request, event in controller.station }
    On(.refreshPulled, whileRunning: .drop) { owner, event in
      guard let load = owner()?.load else { return }
      let station = try await load()
      owner()?.station = station
    }
    On(message: StationSearched.self, whileRunning: .restart) { owner, message, event in
      owner()?.log.append("search \(message.text)")
    }
  }
  // end of snippet

  // snippet of EventCheatSheet.md
  static let modified = StrategyTable<RadioController> {
    Call(.tuneTapped, RadioController.tune).forwarding()
    On(.muteTapped) { controller, event in controller.log.append("mute") }.once()
    Call(.seekEnded, RadioController.seek).throttled(for: .milliseconds(100))
    Call(.stationTyped, RadioController.search).debounced(for: .milliseconds(300))
  }
  // end of snippet

  lazy var strategies = Self.table
  var log: [String] = [] { didSet { if log.count == awaited?.count { awaited?.done.resume() } } }
  var station = "One" { didSet { log.append("station \(station)") } }
  var load: @MainActor () async throws -> String = { "Two" }
  private var awaited: (count: Int, done: CheckedContinuation<Void, Never>)?

  func tune(_ userInfo: UserInfo) { log.append("tune") }
  func seek(_ event: RouterEvent) { log.append("seek") }
  func search(_ userInfo: UserInfo) { log.append("search") }

  /// Waits until the log has so many lines.
  func logs(_ count: Int) async {
    guard log.count < count else { return }
    await withCheckedContinuation { awaited = (count, $0) }
  }
}

private final class BlockingController: UIViewController, EventHandler {
  // snippet of EventCheatSheet.md
  func handle(_ event: RouterEvent) -> EventDisposition {
    switch event.name {
    case .tuneTapped: .handled
    case .muteTapped: .handledAndForwarded
    case .seekEnded: .blocked
    default: .forwarded
    }
  }
  // end of snippet
}

@MainActor
@Suite(.watchdog)
struct EventCheatSheetTests {
  private let controller = RadioController()
  private let window = UIWindow()

  init() {
    window.addSubview(controller.view)
  }

  @Test
  func everyFormRuns() async {
    controller.view.routerEvent(name: .tuneTapped)
    controller.view.routerEvent(name: .seekEnded)
    controller.view.routerEvent(name: .muteTapped)
    controller.view.routerEvent(VolumeChanged(volume: 3))
    let station = await controller.view.ask(CurrentStation())
    controller.view.routerEvent(name: .refreshPulled)
    await controller.logs(5)
    controller.view.routerEvent(StationSearched(text: "jazz"))
    await controller.logs(6)

    #expect(station == "One")
    #expect(controller.log == ["tune", "seek", "mute", "volume 3", "station Two", "search jazz"])
  }

  @Test
  func everyModifierChangesItsStrategy() {
    controller.strategies = RadioController.modified
    var above: [EventName] = []
    let names: [EventName] = [.tuneTapped, .muteTapped, .seekEnded, .stationTyped]
    let observations = names.map { name in
      window.onRouterEvent(name) { event in above.append(event.name) }
    }

    for name in names + names { controller.view.routerEvent(name: name) }

    #expect(above == [.tuneTapped, .tuneTapped, .muteTapped])
    #expect(controller.log == ["tune", "mute", "seek", "tune"])
    for observation in observations { observation.cancel() }
  }

  @Test
  func lastPaceWins() {
    controller.strategies = StrategyTable {
      Call(.seekEnded, RadioController.seek).debounced(for: .seconds(3600)).throttled(for: .seconds(3600))
    }

    controller.view.routerEvent(name: .seekEnded)
    controller.view.routerEvent(name: .seekEnded)

    #expect(controller.log == ["seek"])
  }

  @Test
  func everyAnswerHasItsDocumentedEffect() {
    let controller = BlockingController()
    window.addSubview(controller.view)
    var above: [EventName] = []
    let names: [EventName] = [.tuneTapped, .muteTapped, .seekEnded, .stationTyped]
    let observations = names.map { name in
      window.onRouterEvent(name, then: .forwarded) { event in above.append(event.name) }
    }
    let unhandled = EventRouter.onUnhandled { _, _ in }

    let outcomes = names.map { controller.view.routerEvent(name: $0) }

    #expect(outcomes.map(\.isHandled) == [true, true, false, false])
    #expect(outcomes.map(\.isBlocked) == [false, false, true, false])
    #expect(above == [.muteTapped, .stationTyped])
    for observation in observations + [unhandled] { observation.cancel() }
  }
}
