import PlatformUIKit
import RouterEventsTesting
import Testing

extension EventName {
  static let snoozeTapped: EventName = "alarm.snoozeTapped"
}

extension UserInfoKeys {
  static let alarm = UserInfoKey<String>("alarm")
}

struct AlarmMoved: EventMessage {
  static let name: EventName = "alarm.moved"
  var minutes: Int
}

struct SnoozeLength: EventRequest {
  typealias Response = Int
  static let name: EventName = "alarm.snoozeLength"
}

final class AlarmCell: UITableViewCell {
  let snoozeButton = UIButton(type: .system)
  private(set) var isRefused = false

  func show(_ alarm: String) {
    textLabel?.text = alarm
    contentView.addSubview(snoozeButton)
    snoozeButton.emits(.snoozeTapped, on: .touchUpInside) { [.alarm: alarm] }
  }

  func move() {
    let minutes = ask(SnoozeLength()) ?? 5
    isRefused = routerEvent(AlarmMoved(minutes: minutes)).isBlocked
  }
}

@MainActor
@Suite
struct AlarmCellTests {
  // snippet of TestingACell.md
  let cell = AlarmCell(style: .default, reuseIdentifier: nil)

  @Test
  func snoozeButtonEmitsTheAlarm() {
    let recorder = EventRecorder(hosting: cell)
    cell.show("7:00")

    cell.snoozeButton.sendActions(for: .touchUpInside)

    recorder.expect(.snoozeTapped) { $0[.alarm] == "7:00" }
    recorder.expectNothingElse()
  }
  // end of snippet

  // snippet of TestingACell.md
  @Test
  func reusedCellEmitsItsNewAlarm() {
    let recorder = EventRecorder(hosting: cell)
    cell.show("7:00")

    recorder.reuse(cell) { cell in
      cell.show("8:30")
      cell.snoozeButton.sendActions(for: .touchUpInside)
    }

    recorder.expect(.snoozeTapped) { $0[.alarm] == "8:30" }
    recorder.expectNothingElse()
  }
  // end of snippet

  // snippet of TestingACell.md
  @Test
  func cellAsksForTheSnoozeLength() {
    let recorder = EventRecorder(hosting: cell)
    recorder.answer(SnoozeLength.self) { _ in 9 }
    recorder.respond(to: AlarmMoved.name, with: .blocked)

    cell.move()

    recorder.expect(request: SnoozeLength.self)
    recorder.expect(message: AlarmMoved.self) { $0.minutes == 9 }
    #expect(cell.isRefused)
  }
  // end of snippet

  @Test
  func nothingIsReported() {
    let recorder = EventRecorder(hosting: cell)

    // snippet of TestingACell.md
    let reports = withReports { cell.move() }

    #expect(reports.isEmpty)
    // end of snippet
    #expect(recorder.events.map(\.name) == [SnoozeLength.name, AlarmMoved.name])
  }
}

final class AlarmsController: UIViewController, EventHandler {
  private(set) var isSnoozing = false

  func handle(_ event: RouterEvent) -> EventDisposition {
    guard event.name == .snoozeTapped else { return .forwarded }
    isSnoozing = true
    return .handled
  }
}

/// A cell in the view of its controller, in a window.
@MainActor
final class AlarmScreen {
  let window = UIWindow()
  let cell = AlarmCell(style: .default, reuseIdentifier: nil)
  private let controller = AlarmsController()

  var isSnoozing: Bool { controller.isSnoozing }

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(cell)
    cell.show("7:00")
  }
}

// snippet of RouterEventsTesting.md
@MainActor
@Suite(.recordingEvents)
struct SnoozeTests {
  @Test
  func snoozeButtonIsHandled() {
    let screen = AlarmScreen()

    screen.cell.snoozeButton.sendActions(for: .touchUpInside)

    #expect(screen.isSnoozing)
  }
}
// end of snippet
