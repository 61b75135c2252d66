import KitSupport
import PlatformUIKit
import RouterEvents
import Testing

@MainActor
@Suite("Rules 15 and 18: errors and requests")
struct ErrorAndRequestRules {
  private let node = ScriptedLink("controller")

  @Test(
    "15: an error is in the outcome, and reported once with event, owner and position",
    arguments: ChainKind.allCases
  )
  func errorIsInTheOutcomeAndReportedOnce(kind: ChainKind) {
    let node = kind.node("controller")
    var failures: [EventFailure] = []
    let observation = EventRouter.onError { failures.append($0) }
    node.script.handle = { event in
      EventRouter.report(Failure(), for: event, owner: ScriptedLink.self, position: "App/List.swift:12")
      return .handled
    }

    let outcome = node.routerEvent(name: .tapped)

    #expect(outcome.errors.map { $0 is Failure } == [true])
    #expect(failures.count == 1)
    #expect(failures.first?.error is Failure)
    #expect(failures.first?.event.name == .tapped)
    #expect(failures.first?.owner == ScriptedLink.self)
    #expect(failures.first?.position == "App/List.swift:12")
    observation.cancel()
  }

  @Test("15: the description of an error has at most 500 characters", arguments: [(500, false), (501, true)])
  func errorIsDescribedWithinALimit(count: Int, isCut: Bool) {
    var descriptions: [String] = []
    let observation = EventRouter.onError { descriptions.append($0.description) }
    node.script.handle = { event in
      EventRouter.report(LongFailure(count: count), for: event, owner: ScriptedLink.self)
      return .handled
    }

    node.routerEvent(name: .tapped)

    let shown = isCut ? String(repeating: "a", count: 499) + "…" : String(repeating: "a", count: 500)
    #expect(descriptions.map { $0.contains("threw \(shown) at") } == [true])
    observation.cancel()
  }

  // In a separate process, without other observers.
  #if os(macOS) || os(Linux)
    @Test("15: debug builds report an error without an observer")
    func unobservedErrorIsReported() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let node = ScriptedLink("controller")
          node.script.handle = { event in
            EventRouter.report(Failure(), for: event, owner: ScriptedLink.self, position: "App/List.swift:12")
            return .handled
          }

          let (_, reports) = Reports.collecting { node.routerEvent(name: .tapped) }

          #expect(
            reports.map(\.description) == [
              "A strategy of ScriptedLink for 'test.tapped' threw Failure(). (App/List.swift:12)"
            ]
          )
        }
      }
    }
  #endif

  @Test("15: an error reported after the dispatch does not change the outcome")
  func lateErrorChangesNoOutcome() {
    var kept: RouterEvent?
    node.script.handle = { event in
      kept = event
      return .handled
    }
    var failures = 0
    let observation = EventRouter.onError { _ in failures += 1 }

    let outcome = node.routerEvent(name: .tapped)
    if let kept { EventRouter.report(Failure(), for: kept, owner: ScriptedLink.self) }

    #expect(outcome.errors.isEmpty)
    #expect(failures == 1)
    observation.cancel()
  }

  @Test("18: the first answer stops a request", arguments: ChainKind.allCases)
  func firstAnswerStopsTheRequest(kind: ChainKind) {
    let nodes = kind.chain("cell", "controller", "app")
    let log = Log()
    nodes[1].script.handle = { event in
      event.answer(CurrentTheme.self) { _ in
        log("controller")
        return "dark"
      }
    }
    nodes[2].script.handle = { event in
      event.answer(CurrentTheme.self) { _ in
        log("app")
        return "light"
      }
    }

    let theme = nodes[0].ask(CurrentTheme())

    #expect(theme == "dark")
    #expect(log.entries == ["controller"])
  }

  @Test("18: a nil answer forwards the request", arguments: ChainKind.allCases)
  func nilForwardsTheRequest(kind: ChainKind) {
    let nodes = kind.chain("cell", "controller", "app")
    nodes[1].script.handle = { $0.answer(CurrentTheme.self) { _ in nil } }
    nodes[2].script.handle = { $0.answer(CurrentTheme.self) { _ in "light" } }

    let theme = nodes[0].ask(CurrentTheme())

    #expect(theme == "light")
  }

  @Test("18: an unanswered request is not an unhandled event", arguments: ChainKind.allCases)
  func unansweredRequestIsNotAnUnhandledEvent(kind: ChainKind) {
    var unhandled: [EventName] = []
    let observation = EventRouter.onUnhandled { event, _ in unhandled.append(event.name) }

    let theme = kind.node("lone").ask(CurrentTheme())

    #expect(theme == nil)
    #expect(unhandled.isEmpty)
    observation.cancel()
  }

  @Test("18: a request from a cell that is not in its list is reported once, with the remedy")
  func requestOfADetachedCellIsReported() {
    let cells = [UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: .zero)]
    let button = UIButton()
    cells[0].addSubview(button)

    let (themes, reports) = Reports.collecting {
      (0..<2).flatMap { _ in cells.map { $0.ask(CurrentTheme()) } + [button.ask(CurrentTheme())] }
    }

    let remedy = """
      A list adds a cell after it is configured, and may remove it when it scrolls off screen. Put the value in the \
      cell's model, or call setNeedsLayout() and ask in layoutSubviews().
      """
    #expect(themes == Array(repeating: nil, count: 6))
    #expect(
      reports.map(\.text)
        == [
          ("UITableViewCell", "UITableViewCell"), ("UICollectionViewCell", "UICollectionViewCell"),
          ("UIButton", "UITableViewCell"),
        ].map { source, cell in
          """
          No responder answered 'theme.current' from \(source): its route ends at \(cell), a cell that is not in its \
          list. \(remedy)
          """
        }
    )
  }

  @Test("18: an unanswered request from a cell in its list, or an answered one, is not reported")
  func requestOfACellInItsListIsNotReported() {
    let (window, list) = (UIWindow(), UITableView())
    let cells = (0..<2).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    list.addSubview(cells[0])
    window.addSubview(list)
    let detour = EventRouter.detour(above: cells[1]) { Answering() }

    let (themes, reports) = Reports.collecting { cells.map { $0.ask(CurrentTheme()) } }
    detour.cancel()

    #expect(themes == [nil, "dark"])
    #expect(reports.isEmpty)
  }

  @Test("18: a listener for a request's name does not stop it", arguments: ChainKind.allCases)
  func listenerDoesNotStopARequest(kind: ChainKind) {
    let nodes = kind.chain("cell", "listener", "byHand", "app")
    var callCount = 0
    let observation = nodes[1].onRouterEvent(CurrentTheme.name) { _ in callCount += 1 }
    nodes[2].script.handle = { _ in .handled }
    nodes[3].script.handle = { $0.answer(CurrentTheme.self) { _ in "light" } }

    let theme = nodes[0].ask(CurrentTheme())
    nodes[2].script.handle = { _ in .blocked }
    let blocked = nodes[0].ask(CurrentTheme())

    #expect(theme == "light")
    #expect(blocked == nil)
    #expect(callCount == 2)
    observation.cancel()
  }

  @Test("18: an event or another request with a request's name is not answered")
  func onlyTheRequestItselfIsAnswered() {
    let log = Log()
    node.script.handle = { event in
      event.answer(CurrentTheme.self) { _ in
        log("answered")
        return "dark"
      }
    }

    let outcome = Reports.collecting { node.routerEvent(name: CurrentTheme.name) }.0
    let count = node.ask(ItemCount())

    #expect(!outcome.isHandled)
    #expect(count == nil)
    #expect(log.entries.isEmpty)
  }

  @Test("18: an answer of an optional type is returned unchanged")
  func optionalAnswerIsReturnedUnchanged() {
    node.script.handle = { $0.answer(Selection.self) { _ in .some(nil) } }

    let selection = node.ask(Selection())

    #expect(selection == .some(nil))
  }
}

private struct LongFailure: Error, CustomStringConvertible {
  var count: Int
  var description: String { String(repeating: "a", count: count) }
}

private struct Failure: Error {}

private struct CurrentTheme: EventRequest {
  typealias Response = String
  static let name: EventName = "theme.current"
}

private struct ItemCount: EventRequest {
  typealias Response = Int
  static let name: EventName = "theme.current"
}

private struct Selection: EventRequest {
  typealias Response = Int?
  static let name: EventName = "list.selection"
}

private final class Answering: EventHandler {
  var nextEventResponder: (any EventResponder)? { nil }
  func handle(_ event: RouterEvent) -> EventDisposition { event.answer(CurrentTheme.self) { _ in "dark" } }
}
