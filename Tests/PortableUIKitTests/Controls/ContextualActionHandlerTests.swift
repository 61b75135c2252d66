// The stand-in alone, until it was seen on UIKit: were its handlers no functions of the main actor, this would not compile.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ContextualActionHandlerTests {
    /// `developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.typealias`
    @Test func aHandlerThatWasMadeElsewhereRunsOnTheMainActor() {
      var performed: Bool?
      let action = UIContextualAction(style: .normal, title: "Flag", handler: Self.handlerThatReadsTheTitle())

      action.handler(action, UIView()) { performed = $0 }

      #expect(performed == true)
    }

    private nonisolated static func handlerThatReadsTheTitle() -> UIContextualAction.Handler {
      { action, _, completion in completion(action.title == "Flag") }
    }
  }
#endif
