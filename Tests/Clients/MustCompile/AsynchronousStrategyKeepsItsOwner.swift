import PortableUIKit
import StrategyTable

final class ListController: UIViewController {
  static let table = StrategyTable<ListController> {
    On("list.refreshTapped", whileRunning: .drop) { owner, _ in
      try await Task.sleep(for: .seconds(1))
      owner()?.show()
    }
  }

  func show() {}
}
