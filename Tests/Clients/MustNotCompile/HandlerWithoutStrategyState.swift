// expect: type 'ViewModel' does not conform to protocol 'StrategyHandler'
import StrategyTable

final class ViewModel: StrategyHandler {
  // let strategyState = StrategyState()
  var nextEventResponder: (any EventResponder)?

  var strategies: StrategyTable<ViewModel> { [:] }
}
