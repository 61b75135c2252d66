// expect: overriding non-open instance method outside of its defining module
// expect: 'routerEvent(name:userInfo:)' is declared in extension of 'UIResponder' and cannot be overridden
import PortableUIKit
import RouterEvents

final class ProductView: UIView {}

extension ProductView {
  func routerEvent(name: EventName, userInfo: UserInfo) -> EventOutcome {
    fatalError("\(name) \(userInfo)")
  }
}
