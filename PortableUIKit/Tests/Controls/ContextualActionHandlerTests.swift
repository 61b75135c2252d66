// For the stand-in only, until it has run on UIKit. It compiles only if handlers are isolated to the main actor.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ContextualActionHandlerTests {
    /// `developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.typealias`
    @Test func aHandlerMadeOutsideTheMainActorRunsOnIt() {
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
