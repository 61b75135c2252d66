import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ContentSizeFacts {
  private let host = Host()

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
}
