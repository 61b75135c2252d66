import PortableUIKit
import RouterEvents

class BaseView: UIView {
  func announce<Message: EventMessage>(_ message: Message) -> EventOutcome {
    routerEvent(message)
  }
}

final class ProductView: BaseView {
  override func announce<Message: EventMessage>(_ message: Message) -> EventOutcome {
    super.announce(message)
  }
}
