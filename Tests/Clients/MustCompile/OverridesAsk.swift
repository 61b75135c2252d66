import PortableUIKit
import RouterEvents

class BaseView: UIView {
  func inquire<Request: EventRequest>(_ request: Request) -> Request.Response? {
    ask(request)
  }
}

final class ProductView: BaseView {
  override func inquire<Request: EventRequest>(_ request: Request) -> Request.Response? {
    super.inquire(request)
  }
}
