import PortableUIKit
import RouterEvents

final class ProductView: UIView {
  func inquire<Request: EventRequest>(_ request: Request) -> Request.Response? {
    nil
  }
}
