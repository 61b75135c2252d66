import Foundation
import StrategyTable
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import PortableUIKit
#endif

/// The documented use of strategy tables in an app with these settings.
@MainActor
@Suite("Uses: strategies")
struct StrategyUseTests {
  let view = UIView(frame: .zero)
  let controller = ListController(nibName: nil, bundle: nil)

  init() {
    controller.view.addSubview(view)
  }

  @Test func runsMethodsAndClosures() {
    view.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
    view.routerEvent(name: .detailTapped, userInfo: [.sku: "B-2"])
    view.routerEvent(ShareTapped(url: "here"))
    view.routerEvent(name: ShareTapped.name, userInfo: ["url": "there"])

    #expect(controller.log == ["buy A-1", "detail B-2", "share here", "share there"])
    #expect(ListController.table.names.count == 9)
  }

  @Test func runsAnAsynchronousStrategy() async {
    await withCheckedContinuation { continuation in
      controller.finished = { continuation.resume() }
      view.routerEvent(name: .refreshTapped)
      view.routerEvent(name: .refreshTapped)
    }

    #expect(controller.log == ["news"])
    controller.cancelStrategies()
  }

  /// Compiled only: whether these forms compile depends on the settings, what they do does not.
  private func formsWithoutATest() {
    let small = SmallController(nibName: nil, bundle: nil)
    small.strategies[.extraTapped] = { _ in }
    small.strategies[.extraTapped] = nil
    let dictionary: [EventName: (UserInfo) -> Void] = [.buyTapped: { _ = $0[.sku] }]
    small.strategies = StrategyTable<SmallController>(dictionary)
    let other = StrategyTable<SmallController> {
      On(.extraTapped) { owner, _ in owner.bought.append("extra") }
    }
    let enabled = StrategyTable<ListController> {
      On(.buyTapped) { owner, _ in owner.log.append("buy") }.enabled(\.isOpen)
      On(row: \.noteRemoved) { owner, note, _ in owner.log.append(note.id) }.perRow(\Note.id)
      // Awaits off the main actor.
      On(.extraTapped, whileRunning: .drop) { _, _ in try await Task.sleep(for: .zero) }.enabled(\.isOpen)
      On("pause", whileRunning: .drop) { _, _ in try await Task.sleep(for: .zero) }
        .enabled { $0.isOpen }.commandState { _ in CommandState() }
      On(row: \.noteRemoved, whileRunning: .drop) { _, _, _ in try await Task.sleep(for: .zero) }.perRow(
        \Note.id
      )
    }
    _ = enabled
    small.strategies = small.strategies.merging(other).fallback { owner, event in
      owner.bought.append("\(event.name)")
    }
    let failing = EventRouter.onError { failure in _ = failure.error }
    failing.cancel()

    let discounts = Strategies<Membership, Decimal, Decimal> {
      When(.gold) { $0 * 0.8 }
      When(.none) { $0 }
    }
    _ = discounts(.gold, 100)
  }
}
