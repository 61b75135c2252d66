import Foundation
import PlatformUIKit
import RouterEventsInspector
import RouterEventsTesting
import StrategyTable
import Testing

// Contains the snippets of StrategyTable.md, RouterEventsTesting.md and RouterEventsInspector.md verbatim.

extension EventName {
  fileprivate static let shownTapped: EventName = "price.shownTapped"
  fileprivate static let buyTapped: EventName = "landing.buyTapped"
  fileprivate static let detailTapped: EventName = "landing.detailTapped"
  fileprivate static let scrollMoved: EventName = "landing.scrollMoved"
}

extension UserInfoKeys {
  fileprivate static let sku = UserInfoKey<String>("sku")
  fileprivate static let section = UserInfoKey<Int>("section")
  fileprivate static let pin = UserInfoKey<String>(private: "landing.pin")
}

// snippet of StrategyTable.md
final class PriceController: UIViewController, EventHandling {
  static let table = StrategyTable<PriceController> {
    Call(.addTapped, with: \.product, PriceController.add)
    On(.shownTapped) { controller, event in controller.shown += 1 }.forwarding()
  }

  var added: [String] = []
  var shown = 0

  func add(_ product: String) {
    added.append(product)
  }
}
// end of snippet

private enum Membership {
  case gold, silver, none
}

private final class BuyCell: UIView {
  func buyButtonTapped() {
    routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
  }
}

private final class ListController: UIViewController, StrategyHandler {
  static let table = StrategyTable<ListController> { On(.buyTapped) { _, _ in } }
  var strategies: StrategyTable<ListController> { Self.table }
}

private final class AppDelegate: UIResponder, StrategyHandler {
  static let table = StrategyTable<AppDelegate> { On(.detailTapped) { _, _ in } }
  var strategies: StrategyTable<AppDelegate> { Self.table }
}

@MainActor
@Suite
struct LandingPageTests {
  @Test
  func tableHandlesAndForwards() {
    let controller = PriceController()
    let window = UIWindow()
    window.addSubview(controller.view)
    var above: [EventName] = []
    let observations = [EventName.addTapped, .shownTapped].map { name in
      window.onRouterEvent(name) { event in above.append(event.name) }
    }

    controller.view.routerEvent(name: .addTapped, userInfo: [.product: "A-1"])
    controller.view.routerEvent(name: .shownTapped)

    #expect(controller.added == ["A-1"])
    #expect(controller.shown == 1)
    #expect(above == [.shownTapped])
    for observation in observations { observation.cancel() }
  }

  @Test
  func strategiesWorkWithoutEvents() {
    // snippet of StrategyTable.md
    let discounts = Strategies<Membership, Decimal, Decimal> {
      When(.gold) { $0 * 0.8 }
      When(.none) { $0 }
    }
    // end of snippet

    #expect(discounts(.gold, 100) == 80)
    #expect(discounts(.silver, 100) == nil)
  }

  @Test
  func recorderRecordsACellWithoutRespondersAbove() {
    let cell = BuyCell()

    // snippet of RouterEventsTesting.md
    let recorder = EventRecorder(hosting: cell)  // a responder above the cell
    cell.buyButtonTapped()
    recorder.expect(.buyTapped) { $0[.sku] == "A-1" }
    recorder.expectNothingElse()
    // end of snippet

    #expect(recorder.events.count == 1)
  }

  @Test
  func logShowsWhereEventsGo() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: url) }
    let cell = ListController()

    // snippet of RouterEventsInspector.md
    let log = EventLog.start()
    cell.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1", .section: 2, .pin: "1234"])
    log.stop()
    try log.writeHTML(to: url)
    // end of snippet

    #expect(
      "\(log)".hasPrefix(
        "landing.buyTapped [sku: A-1, section: 2, landing.pin: <private>] from ListController\n"
      )
    )
    #expect(try String(contentsOf: url, encoding: .utf8).hasPrefix("<!doctype html>"))
  }

  @Test
  func logOmitsMutedNames() {
    // snippet of RouterEventsInspector.md
    let quiet = EventLog.start(muting: .scrollMoved)
    // end of snippet
    withReports { ListController().routerEvent(name: .scrollMoved) }
    quiet.stop()

    #expect(quiet.traces.isEmpty)
  }

  @Test
  func catalogIsComplete() {
    // snippet of RouterEventsInspector.md
    let catalog = EventCatalog {
      Declares(.buyTapped, requires: .sku, .section)
      Declares(.detailTapped)
    }

    #expect(catalog.coverage(by: ListController.table, AppDelegate.table).isComplete)
    // end of snippet
  }
}
