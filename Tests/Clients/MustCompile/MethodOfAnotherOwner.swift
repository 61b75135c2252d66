import PortableUIKit
import StrategyTable

final class DetailController: UIViewController {
  func buy(_ userInfo: UserInfo) {}
}

final class ListController: UIViewController {
  static let table = StrategyTable<ListController> {
    On("product.buyTapped", ListController.buy)
  }

  func buy(_ userInfo: UserInfo) {}
}
