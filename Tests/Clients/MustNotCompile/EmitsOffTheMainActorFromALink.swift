// expect: 'routerEvent(name:userInfo:)' in a synchronous nonisolated context
import RouterEvents

func emit(from link: some EventResponder) {
  link.routerEvent(name: "product.buyTapped")
}
