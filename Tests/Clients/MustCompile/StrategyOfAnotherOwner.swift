import PortableUIKit
import StrategyTable

final class DetailController: UIViewController {
  func buy(_ userInfo: UserInfo) {}

  static let buying = On<DetailController>("product.buyTapped", DetailController.buy)
}

final class ListController: UIViewController {
  static let table = StrategyTable<ListController> {
    ListController.buying
  }

  static let buying = On<ListController>("product.buyTapped", ListController.buy)

  func buy(_ userInfo: UserInfo) {}
}
