import RouterEvents
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A responder of UIKit with a table of strategies.
final class Screen: UIResponder, StrategyHandler {
  let strategies: StrategyTable<Screen>
  private var count = 0

  init(_ strategies: StrategyTable<Screen>) {
    self.strategies = strategies
  }

  static let plain = StrategyTable<Screen> {
    for name in EventName.sixtyFour {
      On(name) { screen, event in screen.count &+= event.userInfo.count }
    }
  }

  /// The same strategies, and as many with all that commands and undo read.
  static let described = plain.merging(
    StrategyTable<Screen> {
      for number in 0..<64 {
        On(EventName("product.event\(number)Chosen")) { screen, _ in screen.count &+= 1 }
          .enabled { $0.count >= 0 }
          .commandState { _ in CommandState(title: "Choose") }
          .undoable("Choose") { _, _ in nil }
      }
    }
  )
}
