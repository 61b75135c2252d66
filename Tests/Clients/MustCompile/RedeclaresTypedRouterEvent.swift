import PortableUIKit
import RouterEvents

final class ProductView: UIView {
  func announce<Message: EventMessage>(_ message: Message) -> EventOutcome {
    fatalError("\(message)")
  }
}
