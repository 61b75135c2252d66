import Foundation
import RouterEvents
import Testing

/// The compiler cannot keep old code on the main thread, so the emission itself stops the process.
@Suite("24: emissions off the main thread")
struct EmissionOffTheMainThreadTests {
  @Test func firstEmissionOfAProcessOnAQueueStops() async throws {
    let stopped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await runForever { $0.refreshOnAQueue() }
    }

    expect(stopped, toName: "news.loadedOnAQueue")
  }

  @Test func firstEmissionOfAProcessOnAThreadStops() async throws {
    let stopped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await runForever { $0.refreshOnAThread() }
    }

    expect(stopped, toName: "news.loadedOnAThread")
  }

  @Test func laterEmissionOnAQueueStops() async throws {
    let stopped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await runForever { screen in
        screen.routerEvent(name: "news.onTheMainThread")
        screen.refreshOnAQueue()
      }
    }

    expect(stopped, toName: "news.loadedOnAQueue")
  }

  @Test func typedEventOnAQueueStops() async throws {
    let stopped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await runForever { $0.shareOnAQueue() }
    }

    expect(stopped, toName: "news.shared")
  }

  @Test func requestOnAQueueStops() async throws {
    let stopped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await runForever { $0.askOnAQueue() }
    }

    expect(stopped, toName: "news.unreadCount")
  }

  @Test func sameEmissionOnTheMainThreadPasses() async {
    await #expect(processExitsWith: .success) {
      await withCheckedContinuation { continuation in
        Task { @MainActor in
          let screen = NewsScreen()
          let observation = screen.onRouterEvent("news.loaded") { _ in }
          screen.refreshForTheMainThread { outcome in
            observation.cancel()
            precondition(outcome.isHandled)
            continuation.resume()
          }
        }
      }
    }
  }
}

/// Runs an action of a screen, and waits for it to stop the process.
private func runForever(_ body: @escaping @MainActor (NewsScreen) -> Void) async {
  await MainActor.run { body(NewsScreen()) }
  await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}

private func expect(
  _ result: ExitTest.Result?,
  toName event: String,
  _ location: SourceLocation = #_sourceLocation
) {
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  let message = """
    The event '\(event)' was emitted off the main actor. Emit it from the main thread, \
    for example in DispatchQueue.main.async.
    """
  #expect(output.contains(message), sourceLocation: location)
}
