// expect: type 'ListController' does not conform to protocol 'StrategyHandler'
import PortableUIKit
import StrategyTable

final class ListController: UIViewController, StrategyHandler {
  var table: StrategyTable<ListController> { [:] }
}
