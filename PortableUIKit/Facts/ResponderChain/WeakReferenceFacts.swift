import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct WeakReferenceFacts {
  private let host = Host()

  /// `developer.apple.com/documentation/uikit/uiview/superview` and
  /// `developer.apple.com/documentation/uikit/uiviewcontroller/parent`
  @Test func viewsAndControllersDoNotRetainTheirParents() {
    let (inner, child) = (UIView(), UIViewController())
    weak var outer: UIView?
    weak var parent: UIViewController?

    Host.drain {
      let (view, container) = (UIView(), UIViewController())
      view.addSubview(inner)
      container.addChild(child)
      (outer, parent) = (view, container)
    }

    #expect(outer == nil)
    #expect(inner.superview == nil)
    #expect(inner.next == nil)
    #expect(parent == nil)
    #expect(child.parent == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiview/addsubview(_:)` and
  /// `developer.apple.com/documentation/uikit/uiviewcontroller/children`
  @Test func viewsAndControllersRetainTheirChildren() {
    let (outer, container) = (UIView(), UIViewController())
    weak var inner: UIView?
    weak var child: UIViewController?

    Host.drain {
      let (view, controller) = (UIView(), UIViewController())
      outer.addSubview(view)
      container.addChild(controller)
      (inner, child) = (view, controller)
    }

    #expect(inner != nil)
    #expect(outer.subviews.first === inner)
    #expect(child != nil)
    #expect(container.children.first === child)
  }

  /// *Assumed*: no page says so.
  @Test func aViewDoesNotRetainItsController() {
    let outer = UIView()
    weak var controller: UIViewController?

    let view: UIView = Host.drain {
      let made = UIViewController()
      outer.addSubview(made.view)
      controller = made
      return made.view
    }

    #expect(controller == nil)
    #expect(view.next === outer)
  }

  /// *Assumed*: no page says so.
  @Test func aScreenIsFreedWithItsWindow() {
    weak var window: UIWindow?
    weak var root: UIViewController?
    weak var child: UIViewController?
    weak var view: UIView?

    Host.drain {
      let made = UIWindow(frame: .zero)
      let controller = UIViewController()
      let embedded = UIViewController()
      controller.embed(embedded)
      made.rootViewController = controller
      made.addSubview(controller.view)
      (window, root, child, view) = (made, controller, embedded, embedded.view)
    }

    #expect(window == nil)
    #expect(root == nil)
    #expect(child == nil)
    #expect(view == nil)
  }

  /// *Assumed*: no page says so.
  @Test func aDismissedControllerIsFreed() async {
    let window = host.makeWindow()
    let root = UIViewController()
    weak var presented: UIViewController?
    window.show(root)

    do {
      let made = UIViewController()
      presented = made
      await root.present(made)
      await root.dismiss()
    }

    #expect(await host.settles { presented == nil })
    #expect(window.rootViewController === root)
  }
}
