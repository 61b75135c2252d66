import Foundation
import ListSource
import RouterEvents
import RouterEventsInspector

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A window with changing screens. It emits events from their cells, and records the expected result of each.
@MainActor
final class SoakApp {
  let tally: Tally
  private var generator: SeededGenerator
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root: SoakRoot
  private var cells: [UIView] = []
  private var screens: [Weak] = []
  private var nextRow = 0
  private var changeCounts: [Change: Int] = [:]
  private var unhandled: EventObservation?
  private var observers: [(id: Int, observation: EventObservation)] = []
  private var attached: [EventObservation] = []
  private var log: EventLog?
  private var fromCells = 0

  /// A change of the screens between two events.
  private enum Change: String, CaseIterable {
    case scroll, show, push, pop, replaceList, observe, attach, log
  }

  private struct Weak {
    weak var screen: SoakScreen?
  }

  init(_ tally: Tally, _ generator: SeededGenerator) {
    self.tally = tally
    self.generator = generator
    root = SoakRoot(nibName: nil, bundle: nil)
    root.app = self
    window.rootViewController = root
    window.isHidden = false
    unhandled = EventRouter.onUnhandled { [weak self] event, _ in self?.count(.unhandled, event) }
    push()
    updateCells()
  }

  /// A summary of the changes: the number of each kind.
  var changes: String {
    Change.allCases.map { "\($0.rawValue) \(changeCounts[$0, default: 0])" }.joined(separator: ", ")
  }

  /// Emits events from cells up to a total number, with random changes in between.
  func emit(untilEmitted end: Int) {
    while fromCells < end {
      if Int.random(in: 0..<128, using: &generator) == 0 {
        change()
        // Runs the work deferred to a later turn, as between two touches.
        RunLoop.main.run(until: .distantPast)
      }
      fromCells += 1
      emitFromCell()
    }
  }

  /// Releases everything.
  ///
  /// - Returns: the number of screens that still exist.
  func tearDown() -> Int {
    (observers, attached, log, unhandled, cells) = ([], [], nil, nil, [])
    root.setViewControllers([], animated: false)
    window.rootViewController = nil
    RunLoop.main.run(until: .distantPast)
    return screens.count { $0.screen != nil }
  }

  func count(_ sink: Tally.Sink, _ event: RouterEvent) {
    guard let serial = event.userInfo[.serial] else {
      return tally.complain("\(event.name) without its number")
    }
    tally.count(sink, serial: serial)
  }

  /// Handles a tap: sometimes emits another event, and sometimes changes the screens.
  func handleTap(on screen: SoakScreen) {
    let dice = Int.random(in: 0..<256, using: &generator)
    if dice == 0 { change() }
    if dice < 64 {
      tally.sent.nested += 1
      tally.expect(.screen)
      let outcome = observed { screen.routerEvent(name: .nested, userInfo: [.serial: tally.sent.total]) }
      if !outcome.isHandled { tally.complain("a nested event was not handled") }
    }
  }

  private func emitFromCell() {
    let cell = cells[Int.random(in: 0..<cells.count, using: &generator)]
    switch Int.random(in: 0..<100, using: &generator) {
    case ..<60:
      tally.sent.tapped += 1
      tally.expect(.screen)
      tally.expect(.attached, attached.count)
      let outcome = observed { cell.routerEvent(name: .tapped, userInfo: [.serial: tally.sent.total]) }
      if outcome.handlers.last?.type != SoakScreen.self { tally.complain("a tap did not end at its screen") }
    case ..<75:
      tally.sent.seen += 1
      tally.expect(.screen)
      tally.expect(.root)
      let outcome = observed { cell.routerEvent(name: .seen, userInfo: [.serial: tally.sent.total]) }
      if outcome.handlers.count != 2 { tally.complain("\(outcome.handlers.count) handled what two handle") }
    case ..<85:
      tally.sent.lost += 1
      tally.expect(.unhandled)
      let outcome = observed { cell.routerEvent(name: .lost, userInfo: [.serial: tally.sent.total]) }
      if outcome.isHandled { tally.complain("an event without a handler was handled") }
    default:
      tally.sent.asked += 1
      tally.expect(.answer)
      let serial = tally.sent.total
      if observed({ cell.ask(Asked(serial: serial)) }) != serial {
        tally.complain("\(serial) was not answered")
      }
    }
  }

  /// Emits an event, and expects its trace at each observer that exists before and after it.
  private func observed<Result>(_ emit: () -> Result) -> Result {
    let before = observers.map(\.id)
    let result = emit()
    tally.expect(.observer, observers.count { before.contains($0.id) })
    return result
  }

  // MARK: - Changes

  private func change() {
    // Mostly without observers, as in most apps: an event then costs a tenth.
    if Bool.random(using: &generator) { stopLooking() }
    let change = Change.allCases[Int.random(in: 0..<Change.allCases.count, using: &generator)]
    changeCounts[change, default: 0] += 1
    switch change {
    case .scroll: scroll()
    case .show: top?.show(newRows())
    case .push: if root.viewControllers.count < 6 { push() }
    case .pop: if root.viewControllers.count > 1 { root.popViewController(animated: false) }
    case .replaceList: top?.replace(by: newList())
    case .observe: observe()
    case .attach: attachOrNot()
    case .log: log = log ?? .start(keeping: 100)
    }
    updateCells()
  }

  private var top: SoakScreen? { root.topViewController as? SoakScreen }

  private func push() {
    let screen = SoakScreen(self, showing: newList())
    screen.show(newRows())
    screens.removeAll { $0.screen == nil }
    screens.append(Weak(screen: screen))
    root.pushViewController(screen, animated: false)
  }

  private func newList() -> SoakList {
    SoakList(SoakList.Kind.allCases[Int.random(in: 0..<SoakList.Kind.allCases.count, using: &generator)])
  }

  private func newRows() -> [SoakRow] {
    nextRow += Int.random(in: 0..<20, using: &generator)
    return (nextRow..<(nextRow + 60)).shuffled(using: &generator).map(SoakRow.init)
  }

  private func scroll() {
    guard let view = top?.list.view else { return }
    let end = max(0, view.contentSize.height - view.bounds.height)
    view.contentOffset.y = CGFloat.random(in: 0...end, using: &generator)
  }

  private func observe() {
    if observers.count == 3 {
      observers.remove(at: Int.random(in: 0..<3, using: &generator)).observation.cancel()
    } else {
      let observation = EventRouter.observe { [tally] _ in tally.countInAnyOrder(.observer) }
      observers.append((changeCounts[.observe, default: 0], observation))
    }
  }

  private func stopLooking() {
    observers = []
    log?.stop()
    if let log, log.traces.count > 100 { tally.complain("a log of 100 traces keeps \(log.traces.count)") }
    log = nil
  }

  private func attachOrNot() {
    if attached.isEmpty, let view = top?.list.view {
      attached.append(
        view.onRouterEvent(.tapped, then: .handledAndForwarded) { [weak self] in
          self?.count(.attached, $0)
        }
      )
    } else {
      attached = []
    }
  }

  /// Updates the visible cells, and drops the handlers of lists that are covered or removed.
  private func updateCells() {
    window.layoutIfNeeded()
    let list = top?.list
    if list?.view !== attachedList { attached = [] }
    attachedList = list?.view
    cells = list?.cells ?? []
  }

  private weak var attachedList: UIScrollView?
}
