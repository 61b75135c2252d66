import Foundation
import PlatformUIKit
import StrategyTable
import TestSupport
import Testing

extension EventName {
  fileprivate static let tuneTapped: EventName = "radio.tuneTapped"
  fileprivate static let seekEnded: EventName = "radio.seekEnded"
  fileprivate static let muteTapped: EventName = "radio.muteTapped"
  fileprivate static let presetTapped: EventName = "radio.presetTapped"
  fileprivate static let bandMoved: EventName = "radio.bandMoved"
  fileprivate static let scanTapped: EventName = "radio.scanTapped"
  fileprivate static let deletionConfirmed: EventName = "radio.deletionConfirmed"
  fileprivate static let refreshPulled: EventName = "radio.refreshPulled"
  fileprivate static let stationTyped: EventName = "radio.stationTyped"
}

extension UserInfoKeys {
  fileprivate static let preset = UserInfoKey<Int>("preset")
  fileprivate static let low = UserInfoKey<Int>("low")
  fileprivate static let high = UserInfoKey<Int>("high")
  fileprivate static let frequency = UserInfoKey<Int>("frequency")
}

private struct Station {
  var name: String
}

extension RowEvents {
  fileprivate static let stationTapped = RowEvent<Station>("radio.stationTapped")
  fileprivate static let stationRemoved = RowEvent<Station>("radio.stationRemoved")
  fileprivate static let stationSaved = RowEvent<Station>("radio.stationSaved")
}

private struct AlarmSet: EventMessage {
  static let name: EventName = "radio.alarmSet"
  var hour: Int
}

private struct ConfirmDeletion: EventRequest {
  typealias Response = Bool
  static let name: EventName = "radio.confirmDeletion"
  var title: String
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
    On(.muteTapped) { controller, event in controller.log.append("mute") }
    On(.presetTapped, with: \.preset) { controller, preset, event in
      controller.log.append("preset \(preset)")
    }
    On(.bandMoved, with: \.low, and: \.high) { controller, low, high, event in
      controller.log.append("band \(low) to \(high)")
    }
    On(row: \.stationTapped) { controller, station, event in
      controller.log.append("station \(station.name)")
    }
    On(message: VolumeChanged.self) { controller, message, event in
      controller.log.append("volume \(message.volume)")
    }
    On(deciding: .scanTapped) { controller, event in controller.isLocked ? .blocked : .handled }
    On(decidingRow: \.stationRemoved) { controller, station, event in
      station.name == controller.station ? .blocked : .forwarded
    }
    Call(.tuneTapped, RadioController.tune)
    Call(.seekEnded, with: \.frequency, RadioController.seek)
    Call(row: \.stationSaved, RadioController.save)
    Call(message: AlarmSet.self, RadioController.setAlarm)
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
    Call(.seekEnded, with: \.frequency, RadioController.seek)
      .throttled(for: .milliseconds(100), runningLast: true)
    Call(.stationTyped, RadioController.search).debounced(for: .milliseconds(300))
    Call(row: \.stationSaved, RadioController.save).once().perRow(\Station.name)
  }
  // end of snippet

  static let answers = StrategyTable<RadioController> {
    // snippet of EventCheatSheet.md
    Answer(ConfirmDeletion.self, whileRunning: .queue) { owner, request, event in
      guard let confirm = owner()?.confirm else { return nil }
      return await confirm("Delete \(request.title)?")
    }
    // end of snippet
  }

  lazy var strategies = Self.table
  var isLocked = false
  var confirm: @MainActor (String) async -> Bool = { _ in true }
  var log: [String] = [] { didSet { if log.count == awaited?.count { awaited?.done.resume() } } }
  var station = "One" { didSet { log.append("station \(station)") } }
  var load: @MainActor () async throws -> String = { "Two" }
  private var awaited: (count: Int, done: CheckedContinuation<Void, Never>)?

  func tune(_ userInfo: UserInfo) { log.append("tune") }
  func seek(_ frequency: Int) { log.append("seek \(frequency)") }
  func save(_ station: Station) { log.append("save \(station.name)") }
  func setAlarm(_ alarm: AlarmSet) { log.append("alarm \(alarm.hour)") }
  func search(_ userInfo: UserInfo) { log.append("search") }

  /// Waits until the log has so many lines.
  func logs(_ count: Int) async {
    guard log.count < count else { return }
    await withCheckedContinuation { awaited = (count, $0) }
  }
}

private final class DeletingCell: UIView {
  let title = "Jazz"

  // snippet of EventCheatSheet.md
  func deleteButtonTapped() async {
    if await ask(ConfirmDeletion(title: title)) == true { routerEvent(name: .deletionConfirmed) }
  }
  // end of snippet
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
    controller.view.routerEvent(name: .muteTapped)
    controller.view.routerEvent(name: .presetTapped, userInfo: [.preset: 1])
    controller.view.routerEvent(name: .bandMoved, userInfo: [.low: 2, .high: 3])
    controller.view.routerEvent(row: .stationTapped, of: Station(name: "One"))
    controller.view.routerEvent(VolumeChanged(volume: 3))
    controller.isLocked = true
    let scan = controller.view.routerEvent(name: .scanTapped)
    controller.view.routerEvent(name: .tuneTapped)
    controller.view.routerEvent(name: .seekEnded, userInfo: [.frequency: 4])
    controller.view.routerEvent(row: .stationSaved, of: Station(name: "Two"))
    controller.view.routerEvent(AlarmSet(hour: 7))
    let station = await controller.view.ask(CurrentStation())
    controller.view.routerEvent(name: .refreshPulled)
    await controller.logs(10)
    controller.view.routerEvent(StationSearched(text: "jazz"))
    await controller.logs(11)

    #expect(station == "One")
    #expect(scan.isBlocked)
    #expect(
      controller.log == [
        "mute", "preset 1", "band 2 to 3", "station One", "volume 3", "tune", "seek 4", "save Two", "alarm 7",
        "station Two", "search jazz",
      ]
    )
  }

  @Test
  func everyModifierChangesItsStrategy() {
    controller.strategies = RadioController.modified
    var above: [EventName] = []
    let names: [EventName] = [.tuneTapped, .muteTapped, .seekEnded, .stationTyped]
    let observations = (names + [RowEvents.stationSaved.name]).map { name in
      window.onRouterEvent(name) { event in above.append(event.name) }
    }

    for name in names + names { controller.view.routerEvent(name: name, userInfo: [.frequency: 4]) }
    for name in ["One", "Two", "One"] {
      controller.view.routerEvent(row: .stationSaved, of: Station(name: name))
    }

    #expect(above == [.tuneTapped, .tuneTapped, .muteTapped, RowEvents.stationSaved.name])
    #expect(controller.log == ["tune", "mute", "seek 4", "tune", "save One", "save Two"])
    for observation in observations { observation.cancel() }
  }

  @Test
  func lastPaceWins() {
    controller.strategies = StrategyTable {
      Call(.tuneTapped, RadioController.tune).debounced(for: .seconds(3600)).throttled(for: .seconds(3600))
    }

    controller.view.routerEvent(name: .tuneTapped)
    controller.view.routerEvent(name: .tuneTapped)

    #expect(controller.log == ["tune"])
  }

  @Test(arguments: [true, false])
  func questionWaitsForTheUser(isSure: Bool) async {
    controller.strategies = RadioController.answers
    var asked: [String] = []
    controller.confirm = { question in
      asked.append(question)
      await Task.yield()
      return isSure
    }
    var above: [EventName] = []
    let observation = window.onRouterEvent(.deletionConfirmed) { event in above.append(event.name) }
    let cell = DeletingCell()
    controller.view.addSubview(cell)

    await cell.deleteButtonTapped()

    #expect(asked == ["Delete Jazz?"])
    #expect(above == (isSure ? [.deletionConfirmed] : []))
    observation.cancel()
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
