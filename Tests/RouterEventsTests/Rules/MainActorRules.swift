import Dispatch
import Foundation
import RouterEvents
import Testing

#if os(macOS) || os(Linux)
  @Suite("Rule 24: the main actor")
  struct MainActorRules {
    /// The way in which code of Swift 5 mode and old callbacks lose the main actor: a function that needs it is taken
    /// for one that does not. The types have the same representation, which is what makes the mistake possible.
    @MainActor
    private static func emission(_ name: EventName) -> () -> Void {
      let emit: @MainActor () -> Void = { PlainLink().routerEvent(name: name) }
      return unsafeBitCast(emit, to: (() -> Void).self)
    }

    @Test("24: an emission off the main actor stops with a message that names the event")
    func emissionOffTheMainActorStops() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActorRules.emitInBackground(after: "app.started")
        }
      )

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(
        message.contains(
          """
          The event 'cell.tapped' was emitted off the main actor. Emit it from the main thread, \
          for example in DispatchQueue.main.async.
          """
        )
      )
    }

    @Test("24: also where it is the first emission of the process")
    func firstEmissionOffTheMainActorStops() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActorRules.emitInBackground(after: nil)
        }
      )

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("The event 'cell.tapped' was emitted off the main actor."))
    }

    @Test("24: the same emission on the main thread passes")
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

  /// `@unchecked Sendable` because the test is about just that: a closure on the wrong thread.
  private struct Background: @unchecked Sendable {
    let run: () -> Void
  }
#endif
