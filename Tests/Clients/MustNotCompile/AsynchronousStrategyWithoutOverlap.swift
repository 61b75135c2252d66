// expect: cannot
import PortableUIKit
import StrategyTable

final class ListController: UIViewController {
  static let table = StrategyTable<ListController> {
    On("list.refreshTapped") { _, _ in try await Task.sleep(for: .seconds(1)) }
  }
}
