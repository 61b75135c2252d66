import RouterEvents

@MainActor
func emit(from link: some EventResponder) {
  link.routerEvent(name: "product.buyTapped")
}
