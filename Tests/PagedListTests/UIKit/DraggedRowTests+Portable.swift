// The stand-in only: UIKit does not let a test create touches.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PagedList
  import PlatformUIKit
  import Testing

  extension PagedManagerTests {
    @Test(arguments: PagedKind.allCases, [true, false])
    func showsAPageThatArrivesDuringADragAfterTheDrop(kind: PagedKind, isDropped: Bool) async throws {
      let screen = PagedScreen(kind)
      var reorders: [String] = []
      let observation = screen.window.onRouterEvent("rows.reordered") { event in
        reorders.append("\(event.userInfo[.reorder]?.description ?? "nothing")")
      }
      try await screen.load(0..<20)
      let finger = Finger(downAt: CGPoint(x: 100, y: 20), in: screen.window)
      finger?.pressLong()
      finger?.move(to: CGPoint(x: 100, y: 100))

      screen.manager.loadNextPage()
      try await screen.answer(20..<40)
      let meanwhile = screen.rowCount
      if isDropped { finger?.lift() } else { finger?.cancel() }
      screen.layOut()

      #expect(meanwhile == 20)
      #expect(screen.rowCount == 40)
      #expect(
        screen.texts.prefix(3) == (isDropped ? ["row 1", "row 2", "row 0"] : ["row 0", "row 1", "row 2"])
      )
      #expect(reorders == (isDropped ? ["rows 0 to rows 2"] : []))
      observation.cancel()
    }
  }
#endif
