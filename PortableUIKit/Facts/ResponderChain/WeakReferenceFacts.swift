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

  /// `developer.apple.com/documentation/uikit/uiview/superview`
  @Test func aViewDoesNotRetainItsSuperview() {
    let inner = UIView()
    weak var outer: UIView?

    Host.drain {
      let view = UIView()
      view.addSubview(inner)
      outer = view
    }

    #expect(outer == nil)
    #expect(inner.superview == nil)
    #expect(inner.next == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiview/addsubview(_:)`
  @Test func aViewRetainsItsSubviews() {
    let outer = UIView()
    weak var inner: UIView?

    Host.drain {
      let view = UIView()
      outer.addSubview(view)
      inner = view
    }

    #expect(inner != nil)
    #expect(outer.subviews.first === inner)
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

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/parent`
  @Test func aChildDoesNotRetainItsParent() {
    let child = UIViewController()
    weak var parent: UIViewController?

    Host.drain {
      let container = UIViewController()
      container.addChild(child)
      parent = container
    }

    #expect(parent == nil)
    #expect(child.parent == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/children`
  @Test func aParentRetainsItsChildren() {
    let container = UIViewController()
    weak var child: UIViewController?

    Host.drain {
      let made = UIViewController()
      container.addChild(made)
      child = made
    }

    #expect(child != nil)
    #expect(container.children.first === child)
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
