// expect: with type 'StrategyTable<SpecialController>' cannot override a property with type
import PortableUIKit
import StrategyTable

class BaseController: UIViewController, StrategyHandler {
  var strategies: StrategyTable<BaseController> { [:] }
}

final class SpecialController: BaseController {
  override var strategies: StrategyTable<SpecialController> { [:] }
}
