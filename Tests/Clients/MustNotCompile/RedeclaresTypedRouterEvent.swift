// expect: overriding non-open instance method outside of its defining module
// expect: instance method 'routerEvent' is declared in extension of 'UIResponder' and cannot be overridden
import PortableUIKit
import RouterEvents

final class ProductView: UIView {
  func routerEvent<Message: EventMessage>(_ message: Message) -> EventOutcome {
    fatalError("\(message)")
  }
}
