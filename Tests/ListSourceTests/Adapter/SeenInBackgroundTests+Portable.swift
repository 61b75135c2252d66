// PortableUIKit only: tests cannot send a scene of UIKit to the background.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import RouterEventsTesting
  import Testing

  @testable import PortableUIKit

  @MainActor
  @Suite
  struct SeenInBackgroundTests {
    private let clock = TestClock()

    @Test(arguments: ListKind.inRows)
    func timeBeginsAnewAfterTheBackground(kind: ListKind) async throws {
      let screen = Screen(kind)
      let scene = UIWindowScene(application: UIApplication(delegate: nil))
      screen.window.windowScene = scene
      var seen = 0
      let observation = screen.window.onRouterEvent("item.seen") { _ in seen += 1 }
      screen.show(
        ListSource(Item.many(0..<5)) { $0.emitsWhenSeen("item.seen", for: .seconds(1), clock: clock) }
      )
      try await clock.sleepers(5)

      scene.activationState = .background
      clock.advance(by: .seconds(5))
      for _ in 0..<100 { await Task.yield() }
      #expect(seen == 0)
      scene.activationState = .foregroundActive
      try await clock.sleepers(5)
      clock.advance(by: .seconds(1))
      for _ in 0..<10_000 where seen < 5 { await Task.yield() }

      #expect(seen == 5)
      observation.cancel()
    }
  }
#endif
