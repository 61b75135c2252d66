import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ViewChainFacts {
  private let outer = UIView()

  /// `developer.apple.com/documentation/uikit/uiresponder/next`
  @Test func aPlainResponderEndsTheChain() {
    let responder = UIResponder()

    let next = responder.next

    #expect(next == nil)
  }

  /// *Assumed*: no page says so.
  @Test func aFormerRootViewIsFollowedByItsSuperview() {
    let controller = UIViewController()
    let old = UIView()
    controller.view = old
    outer.addSubview(old)

    controller.view = UIView()

    #expect(old.next === outer)
    #expect(controller.view.next === controller)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/next`
  @Test func aChainEndsAtTheRemovedView() {
    let middle = UIView()
    let inner = UIView()
    outer.addSubview(middle)
    middle.addSubview(inner)

    middle.removeFromSuperview()

    #expect(chain(from: inner) == [inner, middle])
    #expect(outer.subviews.isEmpty)
  }

  /// *Assumed*: no page says so.
  @Test func aHiddenViewStaysInTheChain() {
    let inner = UIView()
    outer.addSubview(inner)

    outer.isHidden = true
    inner.isHidden = true

    #expect(inner.next === outer)
  }
}
