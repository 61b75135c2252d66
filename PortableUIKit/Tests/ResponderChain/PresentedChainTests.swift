// For the stand-in only: it supports both readings of Apple's pages. UIKit has chosen one.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct PresentedChainTests {
    private let host = Host()
    private let window: UIWindow
    private let root = UIViewController()
    private let presented = UIViewController()

    init() {
      window = host.makeWindow()
      window.show(root)
    }

    /// `developer.apple.com/documentation/uikit/uiresponder/next`
    @Test func aPresentedControllerIsFollowedByItsViewsSuperview() async {
      window.presentedControllerNext = .superviewOfItsView

      await root.present(presented)

      #expect(presented.next === presented.view.superview)
      #expect(chain(from: presented.view, passes: [presented.view, presented, window]))
      #expect(!chain(from: presented).contains(root))
    }

    /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`
    @Test func aControllerPresentedByAChildIsFollowedByTheContainer() async {
      window.presentedControllerNext = .presentingController
      let child = UIViewController()
      root.embed(child)

      await child.present(presented)

      #expect(presented.next === root)
      #expect(chain(from: presented.view, passes: [presented, root, window]))
    }

    @Test func eachWindowHasItsOwnReading() async {
      let otherWindow = host.makeWindow()
      let otherRoot = UIViewController()
      let otherPresented = UIViewController()
      otherWindow.show(otherRoot)
      otherWindow.presentedControllerNext = .superviewOfItsView

      await root.present(presented)
      await otherRoot.present(otherPresented)

      #expect(presented.next === root)
      #expect(otherPresented.next === otherPresented.view.superview)
      #expect(chain(from: otherPresented, passes: [otherWindow]))
      #expect(chain(from: presented, passes: [window]))
    }
  }
#endif
