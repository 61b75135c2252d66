import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct WeakReferenceFacts {
  private let host = Host()

  /// `developer.apple.com/documentation/uikit/uiview/superview`
  @Test func aViewDoesNotHoldItsSuperview() {
    let inner = UIView()
    weak var outer: UIView?

    host.drain {
      let view = UIView()
      view.addSubview(inner)
      outer = view
    }

    #expect(outer == nil)
    #expect(inner.superview == nil)
    #expect(inner.next == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiview/addsubview(_:)`
  @Test func aViewHoldsItsSubviews() {
    let outer = UIView()
    weak var inner: UIView?

    host.drain {
      let view = UIView()
      outer.addSubview(view)
      inner = view
    }

    #expect(inner != nil)
    #expect(outer.subviews.first === inner)
  }

  /// Observed, not documented.
  @Test func aViewDoesNotHoldItsController() {
    let outer = UIView()
    weak var controller: UIViewController?

    let view: UIView = host.drain {
      let made = UIViewController()
      outer.addSubview(made.view)
      controller = made
      return made.view
    }

    #expect(controller == nil)
    #expect(view.next === outer)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/parent`
  @Test func aChildDoesNotHoldItsParent() {
    let child = UIViewController()
    weak var parent: UIViewController?

    host.drain {
      let container = UIViewController()
      container.addChild(child)
      parent = container
    }

    #expect(parent == nil)
    #expect(child.parent == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/children`
  @Test func aParentHoldsItsChildren() {
    let container = UIViewController()
    weak var child: UIViewController?

    host.drain {
      let made = UIViewController()
      container.addChild(made)
      child = made
    }

    #expect(child != nil)
    #expect(container.children.first === child)
  }

  /// `developer.apple.com/documentation/uikit/uiwindow/windowscene`
  @Test(.enabled(if: Host.makesApplications))
  func aWindowDoesNotHoldItsScene() {
    let window = UIWindow(frame: .zero)
    weak var scene: UIWindowScene?

    host.drain {
      let application = host.makeApplication(delegate: nil)
      scene = host.makeScene(of: application)
      window.windowScene = scene
    }

    #expect(scene == nil)
    #expect(window.next === UIApplication.shared)
  }

  /// `developer.apple.com/documentation/uikit/uiapplication/delegate`
  @Test(.enabled(if: Host.makesApplications))
  func anApplicationDoesNotHoldItsDelegate() {
    weak var delegate: UIResponder?

    let application = host.drain {
      let made = ResponderDelegate()
      delegate = made
      return host.makeApplication(delegate: made)
    }

    #expect(delegate == nil)
    #expect(application.next == nil)
  }

  /// Observed, not documented.
  @Test func aScreenIsFreedWithItsWindow() {
    weak var window: UIWindow?
    weak var root: UIViewController?
    weak var child: UIViewController?
    weak var view: UIView?

    host.drain {
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

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller`
  @Test(.enabled(if: Host.makesApplications))
  func aPresentedControllerDoesNotHoldThePresentingOne() {
    weak var presenting: UIViewController?
    let presented = UIViewController()

    host.drain {
      let window = host.makeWindow()
      let root = UIViewController()
      window.show(root)
      root.present(presented, animated: false)
      presenting = root
    }

    #expect(presenting == nil)
    #expect(presented.presentingViewController == nil)
  }

  /// Observed, not documented.
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
    await host.settle()

    #expect(presented == nil)
    #expect(window.rootViewController === root)
  }
}

private final class ResponderDelegate: UIResponder, UIApplicationDelegate {}
