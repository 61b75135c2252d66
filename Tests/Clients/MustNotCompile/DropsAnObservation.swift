// expect: result of call to 'onRouterEvent(_:then:_:)' is unused
import PortableUIKit
import RouterEvents

@MainActor
func listen(_ view: UIView) -> EventObservation? {
  let observation: EventObservation? = nil
  view.onRouterEvent("product.buyTapped") { _ in }
  return observation
}
