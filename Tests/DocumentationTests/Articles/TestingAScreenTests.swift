import Foundation
import ListSource
import PlatformUIKit
import RouterEventsInspector
import RouterEventsTesting
import StrategyTable
import TestSupport
import Testing

struct Ticket: Identifiable, Equatable {
  let id: Int
  var title: String
}

extension RowEvents {
  fileprivate static let ticketSelected = RowEvent<Ticket>("tickets.selected")
  fileprivate static let ticketRefunded = RowEvent<Ticket>("tickets.refunded")
}

extension EventName {
  fileprivate static let draftTyped: EventName = "draft.typed"
}

struct TicketCanceled: EventMessage {
  static let name: EventName = "tickets.canceled"
  var id: Ticket.ID
}

private struct ConfirmCancellation: EventRequest {
  typealias Response = Bool
  static let name: EventName = "tickets.confirmCancellation"
}

protocol TicketService: Sendable {
  func cancel(_ ticket: Ticket.ID) async throws
}

// snippet of TestingAScreen.md
struct TicketServiceDouble: TicketService {
  let gate = TestGate()

  func cancel(_ ticket: Ticket.ID) async throws { try await gate.pass() }
}
// end of snippet

final class TicketsController: ListTableController, EventHandling {
  static let table = StrategyTable<TicketsController> {
    On(row: \.ticketRefunded, whileRunning: .parallel) { owner, ticket, _ in
      guard let service = owner()?.service else { return }
      try await service.cancel(ticket.id)
      owner()?.remove(ticket.id)
    }
    On(row: \.ticketSelected) { controller, ticket, _ in controller.title = ticket.title }
  }

  fileprivate let service: any TicketService
  private(set) var tickets: [Ticket] { didSet { setNeedsList() } }

  init(_ service: any TicketService, _ tickets: [Ticket]) {
    (self.service, self.tickets) = (service, tickets)
    super.init(.plain)
  }

  override var list: ListSource {
    ListSource {
      Rows(tickets, text: \.title).emits(row: .ticketSelected).swipe(.trailing) { _ in
        RowAction("Cancel", row: .ticketRefunded)
      }
    }
  }

  func cancelAll() async {
    guard await ask(ConfirmCancellation()) == true else { return }
    for ticket in tickets { remove(ticket.id) }
  }

  private func remove(_ id: Ticket.ID) {
    tickets.removeAll { $0.id == id }
    routerEvent(TicketCanceled(id: id))
  }
}

private final class DraftsController: UIViewController, StrategyHandler {
  let strategies: StrategyTable<DraftsController>
  private(set) var count = 0

  init(clock: some Clock<Duration>) {
    strategies = StrategyTable {
      On(.draftTyped) { controller, _ in controller.count += 1 }
        .debounced(for: .milliseconds(300), clock: clock)
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

// snippet of TestingAScreen.md
@MainActor
@Suite(.recordingEvents)
struct TicketsScreenTests {
  let service = TicketServiceDouble()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let screen: TicketsController
  let user: ListPerformer

  init() {
    screen = TicketsController(service, [Ticket(id: 1, title: "Opera"), Ticket(id: 2, title: "Ballet")])
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    user = ListPerformer(screen.listAdapter)
  }

  @Test
  func ticketStaysUntilTheServiceHasCanceledIt() async throws {
    let recorder = EventRecorder(above: screen)

    user.swipe("Opera", choosing: "Cancel")
    try await service.gate.reached()
    #expect(screen.tickets.count == 2)

    service.gate.open()
    await recorder.next(message: TicketCanceled.self) { $0.id == 1 }
    #expect(screen.tickets.map(\.title) == ["Ballet"])
  }
}
// end of snippet

@MainActor
@Suite(.recordingEvents)
struct TestingAScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = TicketsController(
    TicketServiceDouble(),
    [Ticket(id: 1, title: "Opera"), Ticket(id: 2, title: "Ballet")]
  )
  private let user: ListPerformer

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    user = ListPerformer(screen.listAdapter)
  }

  // snippet of TestingAScreen.md
  @Test
  func nothingIsCanceledIfTheUserRefuses() async {
    let recorder = EventRecorder(above: screen)
    recorder.answer(ConfirmCancellation.self) { _ in false }

    await screen.cancelAll()

    recorder.expect(request: ConfirmCancellation.self)
    recorder.expectNothingElse()
    #expect(screen.tickets.count == 2)
  }
  // end of snippet

  // snippet of TestingAScreen.md
  @Test
  func selectionIsHandledByTheScreen() {
    user.tap("Ballet")

    #expect(EventLog.current?.traces.map(\.name) == [RowEvents.ticketSelected.name])
    #expect(EventLog.current?.traces.first?.handlers == ["TicketsController"])
  }
  // end of snippet

  @Test
  func logRecordsEventsThatPassTheWindow() {
    // snippet of TestingAScreen.md
    let log = EventLog.start(through: window)
    // end of snippet

    user.tap("Opera")
    UIView().routerEvent(name: .draftTyped)

    #expect(log.traces.map(\.name) == [RowEvents.ticketSelected.name])
  }

  @Test
  func clockDecidesWhenTypingHasStopped() async throws {
    // snippet of TestingAScreen.md
    let typing = TestClock()
    let controller = DraftsController(clock: typing)
    controller.routerEvent(name: .draftTyped)
    try await typing.sleepers()
    typing.advance(by: .milliseconds(300))
    // end of snippet

    while controller.count == 0 { await Task.yield() }
    #expect(controller.count == 1)
  }
}
