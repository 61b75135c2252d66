// expect: overriding non-open property outside of its defining module
// expect: property 'nextEventResponder' is declared in extension of 'UIResponder' and cannot be overridden
import PortableUIKit
import RouterEvents

final class ProductView: UIView {
  override var nextEventResponder: (any EventResponder)? { nil }
}
