import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct AlertFacts {
  /// `developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)` and
  /// `developer.apple.com/documentation/uikit/uialertcontroller/actions`
  @Test func alertHasItsActionsInOrder() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))

    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    #expect(alert.title == "Delete?")
  }
}
