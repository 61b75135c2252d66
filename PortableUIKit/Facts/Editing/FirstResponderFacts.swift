import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct FirstResponderFacts {
  private let window = Host().makeWindow()
  private let first = WillingView()
  private let second = WillingView()

  init() {
    window.addSubview(first)
    window.addSubview(second)
    window.makeKeyAndVisible()
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder`
  @Test func aViewCannotBecomeFirstResponderByDefault() {
    let view = UIView()
    window.addSubview(view)

    let hasBecome = view.becomeFirstResponder()

    #expect(!hasBecome)
    #expect(!view.canBecomeFirstResponder)
    #expect(!view.isFirstResponder)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()`
  @Test func theFirstResponderResignsForTheNextOne() {
    first.becomeFirstResponder()

    let hasBecome = second.becomeFirstResponder()

    #expect(hasBecome)
    #expect(second.isFirstResponder)
    #expect(!first.isFirstResponder)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()`
  @Test func anUnwillingFirstResponderIsNotReplaced() {
    first.becomeFirstResponder()
    first.isWillingToResign = false

    let hasBecome = second.becomeFirstResponder()
    let hasResigned = first.resignFirstResponder()

    #expect(!hasBecome)
    #expect(!hasResigned)
    #expect(first.isFirstResponder)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()`
  @Test func aFirstResponderResigns() {
    first.becomeFirstResponder()

    let hasResigned = first.resignFirstResponder()

    #expect(hasResigned)
    #expect(!first.isFirstResponder)
  }

  /// *Assumed*: the page forbids it.
  @Test func aViewInNoWindowDoesNotBecomeFirstResponder() {
    let view = WillingView()

    view.becomeFirstResponder()

    #expect(!view.isFirstResponder)
  }

  /// *Assumed*: the pages do not say when.
  @Test func aViewThatLeavesItsWindowResignsEvenIfUnwilling() {
    let outer = UIView()
    window.addSubview(outer)
    outer.addSubview(first)
    first.becomeFirstResponder()
    first.isWillingToResign = false

    outer.removeFromSuperview()
    window.addSubview(outer)

    #expect(!first.isFirstResponder)
    #expect(second.becomeFirstResponder())
  }
}

final class WillingView: UIView {
  var isWillingToResign = true

  override var canBecomeFirstResponder: Bool { true }

  override var canResignFirstResponder: Bool { isWillingToResign }
}
