import PortableUIKit
import StrategyTable

final class ListController: UIViewController, StrategyHandler {
  var strategies: StrategyTable<ListController> { [:] }
}
