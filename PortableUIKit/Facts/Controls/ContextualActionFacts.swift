import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ContextualActionFacts {
  /// `developer.apple.com/documentation/uikit/uicontextualaction/init(style:title:handler:)`
  @Test func anActionHasItsInitialValues() {
    var performed: Bool?
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      completion(true)
    }

    action.handler(action, UIView()) { performed = $0 }

    #expect(action.style == .destructive)
    #expect(action.title == "Delete")
    #expect(performed == true)
  }

  /// `developer.apple.com/documentation/uikit/uicontextualaction/backgroundcolor`
  @Test func theStyleHasItsOwnColor() {
    let action = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    let first = action.backgroundColor
    action.backgroundColor = .systemOrange
    let second = action.backgroundColor

    action.backgroundColor = nil

    #expect(first != nil)
    #expect(second == .systemOrange)
    #expect(action.backgroundColor == first)
  }
}
