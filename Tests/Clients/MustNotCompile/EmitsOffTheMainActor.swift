// expect: 'routerEvent(name:userInfo:)' in a synchronous nonisolated context
import PortableUIKit
import RouterEvents

func emit(from view: UIView) {
  view.routerEvent(name: "product.buyTapped")
}
