// expect: overriding non-open instance method outside of its defining module
// expect: 'routerEvent(name:userInfo:)' is declared in extension of 'UIResponder' and cannot be overridden
import PortableUIKit
import RouterEvents

class BaseView: UIView {
  func announce(name: EventName, userInfo: UserInfo = [:]) -> EventOutcome {
    routerEvent(name: name, userInfo: userInfo)
  }
}

final class ProductView: BaseView {
  override func routerEvent(name: EventName, userInfo: UserInfo = [:]) -> EventOutcome {
    super.routerEvent(name: name, userInfo: userInfo)
  }
}
