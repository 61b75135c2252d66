import Foundation
import PlatformUIKit
import RouterEventsTesting
import Testing

@MainActor
@Suite
struct EventRecorderTests {
  private let cell = ProductCell()
  private let top = Top()

  @Test
  func recordsTheEventsOfAHostedCell() throws {
    let recorder = EventRecorder(hosting: cell)
    cell.configure(with: "A-1")

    cell.buyButtonTapped()

    let event = try #require(recorder.events.first)
    #expect(event.name == .buyTapped)
    #expect(event.userInfo[.sku] == "A-1")
    #expect(event.source is ProductCell.Type)
    #expect(recorder.events.count == 1)
  }

  @Test
  func dumpedRecordShowsNothingPrivate() {
    let recorder = EventRecorder(hosting: cell)
    var dumped = ""

    cell.routerEvent(name: .buyTapped, userInfo: [.pin: "sesame", .sku: "A-1"])
    dump(recorder.events, to: &dumped)

    #expect(dumped.contains("A-1") && !dumped.contains("sesame"))
  }

  @Test
  func recordsDecorationsFromBelow() {
    let section = SectionView()
    section.addSubview(cell)
    let recorder = EventRecorder(hosting: section)

    cell.routerEvent(ShareTapped(url: "a"))

    #expect(recorder.events.first?.userInfo[.section] == 2)
    #expect((recorder.events.first?.message as? ShareTapped)?.url == "a")
  }

  @Test
  func recordsAboveAnyResponder() {
    let middle = Link(top)
    let source = Link(middle)
    let recorder = EventRecorder(above: middle)

    let outcome = source.routerEvent(name: .buyTapped)
    top.routerEvent(name: .closeTapped)

    #expect(recorder.events.map(\.name) == [.buyTapped])
    #expect(outcome.isHandled)
    #expect(top.arrived == [.closeTapped])
  }

  @Test
  func recordsAboveAViewInItsHierarchy() {
    let window = UIWindow()
    window.addSubview(cell)
    let recorder = EventRecorder(above: cell)

    cell.routerEvent(name: .buyTapped)

    #expect(recorder.events.count == 1)
    #expect(cell.superview === window)
  }

  @Test
  func precedesADetourOfTheResponder() {
    let coordinator = Top()
    let crossroads = Crossroads(top)
    crossroads.eventDetour = coordinator
    let recorder = EventRecorder(above: crossroads)
    recorder.disposition = .forwarded

    crossroads.routerEvent(name: .buyTapped)

    #expect(recorder.events.count == 1)
    #expect(coordinator.arrived == [.buyTapped])
    #expect(top.arrived.isEmpty)
  }

  @Test
  func forwardsSelectedEvents() {
    let source = Link(top)
    let recorder = EventRecorder(above: source)
    recorder.respond(to: .closeTapped, with: .forwarded)

    source.routerEvent(name: .buyTapped)
    source.routerEvent(name: .closeTapped)

    #expect(top.arrived == [.closeTapped])
    #expect(recorder.events.map(\.name) == [.buyTapped, .closeTapped])
  }

  @Test(arguments: [EventDisposition.handled, .handledAndForwarded, .forwarded, .blocked])
  func answersWithAnyDisposition(disposition: EventDisposition) {
    let recorder = EventRecorder(hosting: cell)
    recorder.respond(to: .buyTapped, with: disposition)
    var outcome: EventOutcome?

    withReports { outcome = cell.routerEvent(name: .buyTapped) }

    #expect(outcome?.isHandled == disposition.isHandled)
    #expect(outcome?.isBlocked == (disposition == .blocked))
  }

  @Test
  func answersRequests() {
    let recorder = EventRecorder(hosting: cell)

    let unanswered = cell.ask(CurrentTheme())
    recorder.answer(CurrentTheme.self) { $0.page == 1 ? "dark" : nil }

    #expect(unanswered == nil)
    #expect(cell.ask(CurrentTheme()) == "dark")
    #expect(cell.ask(CurrentTheme(page: 2)) == nil)
    #expect(recorder.events.count == 3)
  }

  @Test(arguments: [
    (EventDisposition.handled, nil), (.blocked, nil), (.forwarded, "above"), (.handledAndForwarded, "above"),
  ])
  func forwardsAnUnansweredRequestIfItForwardsEvents(
    disposition: EventDisposition,
    answer: String?
  ) {
    let source = Link(Answerer())
    let recorder = EventRecorder(above: source)
    recorder.disposition = disposition

    let theme = source.ask(CurrentTheme())

    #expect(theme == answer)
    recorder.expect(request: CurrentTheme.self)
  }

  @Test
  func lastSettingForARequestWins() {
    let recorder = EventRecorder(hosting: cell)

    recorder.respond(to: CurrentTheme.name, with: .blocked)
    recorder.answer(CurrentTheme.self) { _ in "dark" }
    let answered = cell.ask(CurrentTheme())
    recorder.respond(to: CurrentTheme.name, with: .blocked)

    #expect(answered == "dark")
    #expect(cell.ask(CurrentTheme()) == nil)
  }

  @Test(arguments: [false, true])
  func bothRecordersRecordAndTheLaterAnswers(isHosting: Bool) {
    func place() -> EventRecorder { isHosting ? EventRecorder(hosting: cell) : EventRecorder(above: cell) }
    let first = place()
    var second: EventRecorder? = place()
    second?.disposition = .blocked

    let outcome = cell.routerEvent(name: .buyTapped)
    let seen = second?.events.count
    second = nil
    let later = cell.routerEvent(name: .closeTapped)

    #expect(outcome.isBlocked && seen == 1)
    #expect(later.isHandled)
    #expect(first.events.map(\.name) == [.buyTapped, .closeTapped])
  }

  @Test
  func touchesReachAHostedViewAtAnyFrame() {
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 40))
    let recorder = EventRecorder(hosting: view)

    let host = view.superview
    #expect(host?.hitTest(CGPoint(x: 110, y: 210), with: nil) === view)
    #expect(host?.bounds == view.frame && host?.frame == view.frame)
    withExtendedLifetime(recorder) {}
  }

  @Test
  func leavesTheRouteWhenDeallocated() {
    let source = Link(top)
    var recorder: EventRecorder? = EventRecorder(above: source)
    weak let weakRecorder = recorder
    source.routerEvent(name: .buyTapped)

    recorder = nil
    source.routerEvent(name: .closeTapped)

    #expect(weakRecorder == nil)
    #expect(top.arrived == [.closeTapped])
  }

  @Test
  func retainsNoResponder() {
    var source: Link? = Link()
    weak let weakSource = source
    let recorder = EventRecorder(above: Link())
    let above = source.map { EventRecorder(above: $0) }
    source?.routerEvent(name: .buyTapped)

    source = nil

    #expect(weakSource == nil)
    #expect(above?.events.count == 1)
    #expect(recorder.events.isEmpty)
  }

  @Test(arguments: [(true, "B-2"), (false, "A-1")])
  func showsWhetherAReusedCellStillUsesItsPreviousRow(forgets: Bool, sku: String) {
    let recorder = EventRecorder(hosting: cell)
    cell.forgets = forgets
    cell.configure(with: "A-1")
    cell.buyButtonTapped()

    let events = recorder.reuse(cell) { cell in
      cell.configure(with: "B-2")
      cell.buyButtonTapped()
    }

    #expect(events.map { $0.userInfo[.sku] } == [sku])
    recorder.expect(.buyTapped) { $0[.sku] == sku }
    recorder.expectNothingElse()
  }

  @Test
  func reusesACellOfACollectionView() {
    let tile = Tile(frame: .zero)
    let recorder = EventRecorder(hosting: tile)

    let events = recorder.reuse(tile) { $0.routerEvent(name: .buyTapped) }

    #expect(events.map(\.name) == [.closeTapped, .buyTapped])
  }
}

/// A cell that emits when it is reused.
private final class Tile: UICollectionViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    routerEvent(name: .closeTapped)
  }
}

private final class Answerer: Link, EventHandler {
  func handle(_ event: RouterEvent) -> EventDisposition {
    event.answer(CurrentTheme.self) { _ in "above" }
  }
}
