import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The scroll view to which a controller's bars adapt.
@MainActor
@Suite
struct ContentScrollViewFacts {
  /// `developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:)` and
  /// `developer.apple.com/documentation/uikit/uiviewcontroller/contentscrollview(for:)`
  @Test func scrollViewThatWasSetIsTheOneForTheTopEdge() {
    let controller = UIViewController()
    let scrollView = UIScrollView()

    controller.setContentScrollView(scrollView)

    #expect(controller.contentScrollView(for: .top) === scrollView)
  }
}
