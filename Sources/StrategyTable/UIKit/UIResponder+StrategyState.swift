#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension StrategyHandler where Self: UIResponder {
  /// The place that every responder has for what its strategies have under way.
  public var strategyState: StrategyState {
    if let state = self[associated: StrategyState.self] { return state }
    let state = StrategyState()
    self[associated: StrategyState.self] = state
    return state
  }
}
