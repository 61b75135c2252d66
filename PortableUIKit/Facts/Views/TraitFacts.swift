import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct TraitFacts {
  private let host = Host()

  /// `developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle`
  @Test func aViewFollowsItsWindowUnlessANearerViewHasAStyle() async {
    let window = host.makeWindow()
    let root = UIViewController()
    let light = UIView()
    let inner = UIView()
    light.addSubview(inner)
    root.view.addSubview(light)
    window.show(root)

    window.overrideUserInterfaceStyle = .dark
    light.overrideUserInterfaceStyle = .light
    await host.settle()

    #expect(root.view.overrideUserInterfaceStyle == .unspecified)
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  /// `developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory`
  @Test func aViewHasTheTextSizeOfTheApplication() {
    let window = host.makeWindow()
    let view = UIView(frame: .zero)
    window.addSubview(view)

    let category = view.traitCollection.preferredContentSizeCategory

    #expect(category == host.application.preferredContentSizeCategory)
  }

  /// `developer.apple.com/documentation/uikit/uitraitcollection/init(preferredcontentsizecategory:)`
  @Test func traitsOfATextSizeSpecifyNothingElse() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)

    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(UITraitCollection(userInterfaceStyle: .dark).preferredContentSizeCategory == .unspecified)
  }

  /// `developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection` and
  /// `developer.apple.com/documentation/uikit/uisemanticcontentattribute`
  @Test func aViewCanForceItsDirection() {
    let (left, right) = (UIView(), UIView())

    left.semanticContentAttribute = .forceLeftToRight
    right.semanticContentAttribute = .forceRightToLeft

    #expect(left.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(right.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
