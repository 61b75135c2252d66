// expect: overriding non-open instance method outside of its defining module
// expect: instance method 'ask' is declared in extension of 'UIResponder' and cannot be overridden
import PortableUIKit
import RouterEvents

class BaseView: UIView {
  func inquire<Request: EventRequest>(_ request: Request) -> Request.Response? {
    ask(request)
  }
}

final class ProductView: BaseView {
  override func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
    super.ask(request)
  }
}
