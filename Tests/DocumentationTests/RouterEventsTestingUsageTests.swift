import PlatformUIKit
import RouterEventsTesting
import Testing

// The public API of RouterEventsTesting as a user writes it, with the documented behavior of each part.

extension EventName {
  fileprivate static let buyTapped: EventName = "recorded.buyTapped"
}

extension UserInfoKeys {
  fileprivate static let sku = UserInfoKey<String>("sku")
}

@MainActor
@Suite
struct RouterEventsTestingUsageTests {
  @Test
  func testsACellWithoutRespondersAbove() async {
    let cell = BuyCell()

    // snippet of RouterEventsTesting.md
    let recorder = EventRecorder(hosting: cell)  // a responder above the cell
    cell.buyButtonTapped()
    recorder.expect(.buyTapped) { $0[.sku] == "A-1" }
    recorder.expectNothingElse()
    // end of snippet

    await withReports { cell.buyButtonTapped() }
    #expect(recorder.events.count == 2)
  }

  @Test
  func testsACellBelowABlockingHandler() {
    let cell = BuyCell()
    let recorder = EventRecorder(above: cell)
    recorder.respond(to: .buyTapped, with: .blocked)

    cell.buyButtonTapped()

    #expect(cell.isRefused)
  }

  @Test
  func returnsTheReportsOfTheBody() {
    let reports = withReports { BuyCell().buyButtonTapped() }

    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("No responder handled 'recorded.buyTapped' from BuyCell") == true)
  }
}

private final class BuyCell: UIView {
  private(set) var isRefused = false

  func buyButtonTapped() {
    isRefused = routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"]).isBlocked
  }
}
