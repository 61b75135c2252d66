// expect: overriding non-open instance method outside of its defining module
// expect: method does not override any method from its superclass
import PortableUIKit
import RouterEvents

final class ProductView: UIView {
  override func routerEvent(name: String, userInfo: [AnyHashable: Any]) {}
}
