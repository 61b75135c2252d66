// For the stand-in only: its behavior where Apple's pages are silent, so none of this is a fact about UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct StandInTests {
    private let host = Host()
    private let log = CallLog()

    @Test func replacingTheRootDismissesWhatItPresented() async {
      let window = host.makeWindow()
      let root = UIViewController()
      let presented = UIViewController()
      window.show(root)
      await root.present(presented)

      window.rootViewController = UIViewController()

      #expect(root.presentedViewController == nil)
      #expect(presented.view.window == nil)
      #expect(window.subviews == [window.rootViewController?.view])
    }

    @Test func aPresentedControllerOutsideAWindowIsFollowedByThePresenting() async {
      let window = host.makeWindow()
      let root = UIViewController()
      let presented = LoggingController("presented", log: log)
      weak var nextAtLoad: UIResponder?
      presented.onLoad = { nextAtLoad = $0.next }
      window.show(root)

      await root.present(presented)

      #expect(nextAtLoad === root)
      #expect(window.rootViewController === root)
    }

    @Test func aDeepHierarchyDoesNotOverflow() {
      let window = host.makeWindow()
      let views = (0..<20_000).map { _ in UIView() }
      for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }

      window.addSubview(views[0])

      #expect(views[19_999].window === window)
      #expect(chain(from: views[19_999], passes: [views[0], window]))
      for view in views.reversed() { view.removeFromSuperview() }
    }

    @Test func associatedObjectsLiveAsLongAsTheResponder() {
      weak var kept: UIView?

      Host.drain {
        let responder = UIResponder()
        let made = UIView()
        responder[associated: UIView.self] = made
        kept = made
      }

      #expect(kept == nil)
    }

    // In UIKit the user chooses the text size.
    @Test func viewsHaveTheNewTextSize() {
      let window = host.makeWindow()
      let view = UIView(frame: .zero)
      window.addSubview(view)
      let before = view.traitCollection.preferredContentSizeCategory

      host.application.preferredContentSizeCategory = .small

      #expect(before == .large)
      #expect(view.traitCollection.preferredContentSizeCategory == .small)
      #expect(UIView(frame: .zero).traitCollection.preferredContentSizeCategory == .large)
    }
  }
#endif
