import PortableUIKit
import StrategyTable

final class ListController: UIViewController {
  static let table = StrategyTable<ListController> {
    On("product.buyTapped", ListController.buy)
  }

  func buy(_ userInfo: UserInfo) {}
}
