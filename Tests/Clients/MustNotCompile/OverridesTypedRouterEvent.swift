// expect: overriding non-open instance method outside of its defining module
// expect: instance method 'routerEvent' is declared in extension of 'UIResponder' and cannot be overridden
import PortableUIKit
import RouterEvents

class BaseView: UIView {
  func announce<Message: EventMessage>(_ message: Message) -> EventOutcome {
    routerEvent(message)
  }
}

final class ProductView: BaseView {
  override func routerEvent<Message: EventMessage>(_ message: Message) -> EventOutcome {
    super.routerEvent(message)
  }
}
