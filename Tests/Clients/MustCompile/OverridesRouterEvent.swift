import PortableUIKit
import RouterEvents

class BaseView: UIView {
  func announce(name: EventName, userInfo: UserInfo = [:]) -> EventOutcome {
    routerEvent(name: name, userInfo: userInfo)
  }
}

final class ProductView: BaseView {
  override func announce(name: EventName, userInfo: UserInfo = [:]) -> EventOutcome {
    super.announce(name: name, userInfo: userInfo)
  }
}
