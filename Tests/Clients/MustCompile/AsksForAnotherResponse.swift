import PortableUIKit
import RouterEvents

struct UnreadCount: EventRequest {
  typealias Response = Int
  static let name: EventName = "news.unreadCount"
}

@MainActor
func count(of view: UIView) -> Int? {
  view.ask(UnreadCount())
}
