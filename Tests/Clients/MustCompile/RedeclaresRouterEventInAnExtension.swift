import PortableUIKit
import RouterEvents

final class ProductView: UIView {}

extension ProductView {
  func announce(name: EventName, userInfo: UserInfo) -> EventOutcome {
    fatalError("\(name) \(userInfo)")
  }
}
