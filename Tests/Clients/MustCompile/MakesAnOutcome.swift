import PortableUIKit
import RouterEvents

@MainActor
func outcome(of view: UIView) -> EventOutcome {
  view.routerEvent(name: "product.buyTapped")
}
