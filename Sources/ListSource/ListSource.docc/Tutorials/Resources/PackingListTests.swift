import RouterEventsTesting
import Testing
import UIKit

@MainActor
struct PackingTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let controller = PackingController([
    PackingItem(id: 1, name: "Passport"),
    PackingItem(id: 2, name: "Tent"),
  ])

  @Test
  func tappedItemIsPackedAndSwipedItemIsRemoved() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let user = ListPerformer(controller.listAdapter)

    user.tap("Passport")
    user.swipe("Tent", choosing: "Remove")

    #expect(controller.items == [PackingItem(id: 1, name: "Passport", isPacked: true)])
  }
}
