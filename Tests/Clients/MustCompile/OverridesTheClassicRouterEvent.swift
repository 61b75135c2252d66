import PortableUIKit
import RouterEvents

final class ProductView: UIView, EventHandler {
  func handle(_ event: RouterEvent) -> EventDisposition { .handled }
}
