import PortableUIKit
import RouterEvents

@MainActor
func listen(_ view: UIView) -> EventObservation? {
  let observation = view.onRouterEvent("product.buyTapped") { _ in }
  return observation
}
