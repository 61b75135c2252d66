public import PlatformUIKit

extension StrategyHandler where Self: UIResponder {
  /// The state of this responder's strategies. It is created on first use.
  public var strategyState: StrategyState {
    if let state = self[associated: StrategyState.self] { return state }
    let state = StrategyState()
    self[associated: StrategyState.self] = state
    return state
  }
}
