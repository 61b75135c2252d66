import Dispatch
import Foundation
import RouterEvents
import Testing

#if os(macOS) || os(Linux)
  @Suite("Rule 24: the main actor")
  struct MainActorRules {
    /// Drops the main actor from a function's type, as code in Swift 5 mode and old callbacks do. This works because
    /// both types have the same representation.
    @MainActor
    private static func emission(_ name: EventName) -> () -> Void {
      let emit: @MainActor () -> Void = { PlainLink().routerEvent(name: name) }
      return unsafeBitCast(emit, to: (() -> Void).self)
    }

    @Test(
      "24: an emission off the main actor stops with a message that names the event, also the first of a process"
    )
    func emissionOffTheMainActorStops() async throws {
      let later = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActorRules.emitInBackground(after: "app.started")
      }
      let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActorRules.emitInBackground(after: nil)
      }

      for result in [later, first] {
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
          message.contains(
            """
            The event 'cell.tapped' was emitted off the main actor. Emit it from the main thread, \
            for example in DispatchQueue.main.async.
            """
          )
        )
      }
    }

    @Test("24: the same emission on the main thread succeeds")
    func emissionOnTheMainThreadSucceeds() async {
      await MainActor.run {
        Self.emission("cell.tapped")()
      }
    }

    @MainActor
    private static func emitInBackground(after first: EventName?) async {
      if let first { PlainLink().routerEvent(name: first) }
      let emission = Background(run: emission("cell.tapped"))
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          emission.run()
          continuation.resume()
        }
      }
    }
  }

  /// `@unchecked Sendable`, because the test runs a closure on the wrong thread.
  private struct Background: @unchecked Sendable {
    let run: () -> Void
  }
#endif
