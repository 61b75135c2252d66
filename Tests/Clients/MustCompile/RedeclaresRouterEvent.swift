import PortableUIKit
import RouterEvents

final class ProductView: UIView {
  func announce(name: EventName, userInfo: UserInfo) -> EventOutcome {
    fatalError("\(name) \(userInfo)")
  }
}
