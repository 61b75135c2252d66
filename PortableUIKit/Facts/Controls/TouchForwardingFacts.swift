import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct TouchForwardingFacts {
  /// `developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)` and the pages of the other methods
  @Test func aResponderForwardsTouchesThatItDoesNotHandle() {
    let last = TouchLog()
    let first = Link(next: Link(next: last))

    first.touchesBegan([], with: nil)
    first.touchesMoved([], with: nil)
    first.touchesEnded([], with: nil)
    first.touchesCancelled([], with: nil)

    #expect(last.phases == ["began", "moved", "ended", "cancelled"])
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)`
  @Test func aResponderThatHandlesTouchesKeepsThem() {
    let last = TouchLog()
    let first = TouchLog(next: last)

    first.touchesBegan([], with: nil)

    #expect(first.phases == ["began"])
    #expect(last.phases.isEmpty)
  }
}

private final class Link: UIResponder {
  private let after: UIResponder

  init(next after: UIResponder) {
    self.after = after
  }

  override var next: UIResponder? { after }
}

private final class TouchLog: UIResponder {
  private let after: UIResponder?
  private(set) var phases: [String] = []

  init(next after: UIResponder? = nil) {
    self.after = after
  }

  override var next: UIResponder? { after }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("cancelled")
  }
}
