// expect: cannot convert
import PortableUIKit
import StrategyTable

final class DetailController: UIViewController {
  func buy(_ userInfo: UserInfo) {}
}

final class ListController: UIViewController {
  static let table = StrategyTable<ListController> {
    On("product.buyTapped") { (owner: DetailController, _) in owner.buy([:]) }
  }

  func buy(_ userInfo: UserInfo) {}
}
