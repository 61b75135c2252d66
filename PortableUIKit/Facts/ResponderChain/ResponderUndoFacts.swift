import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ResponderUndoFacts {
  private let window = Host().makeWindow()

  /// `developer.apple.com/documentation/uikit/uiresponder/undomanager`
  @Test func aWindowsViewsAndControllersHaveItsUndoManager() {
    let (controller, view) = (UIViewController(), UIView())
    window.show(controller)
    controller.view.addSubview(view)

    #expect(window.undoManager != nil)
    #expect(controller.undoManager === window.undoManager)
    #expect(view.undoManager === window.undoManager)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/undomanager`
  @Test func aControllersUndoManagerIsThatOfItsViews() {
    let (controller, view) = (UndoingController(), UIView())
    window.show(controller)
    controller.view.addSubview(view)

    #expect(view.undoManager === controller.ownManager)
    #expect(window.undoManager !== controller.ownManager)
  }
}

private final class UndoingController: UIViewController {
  let ownManager = UndoManager()

  override var undoManager: UndoManager? { ownManager }
}
