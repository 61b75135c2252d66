import PortableUIKit
import StrategyTable

struct UnreadCount: EventRequest {
  typealias Response = Int
  static let name: EventName = "news.unreadCount"
}

final class ListController: UIViewController {
  static let table = StrategyTable<ListController> {
    On(UnreadCount.self) { _, _, _ in 3 }
  }
}
