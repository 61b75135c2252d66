import PortableUIKit
import RouterEvents

final class ProductView: UIView {
  override var next: UIResponder? { nil }
}
