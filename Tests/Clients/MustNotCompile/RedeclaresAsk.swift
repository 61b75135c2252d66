// expect: overriding non-open instance method outside of its defining module
// expect: instance method 'ask' is declared in extension of 'UIResponder' and cannot be overridden
import PortableUIKit
import RouterEvents

final class ProductView: UIView {
  func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
    nil
  }
}
