import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct GestureRecognizerFacts {
  /// `developer.apple.com/documentation/uikit/uiview/gesturerecognizers` and
  /// `developer.apple.com/documentation/uikit/uigesturerecognizer/view`
  @Test func settingTheRecognizersAttachesAndDetachesThem() {
    let (view, other) = (UIView(), UIView())
    let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    view.addGestureRecognizer(first)
    other.addGestureRecognizer(second)

    view.gestureRecognizers = [second]

    #expect(first.view == nil)
    #expect(second.view === view)
    #expect(view.gestureRecognizers == [second])
    #expect(other.gestureRecognizers?.isEmpty ?? true)
  }
}
