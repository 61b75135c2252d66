import Foundation
import KitSupport
import PromiseChain
import TestSupport
import Testing

// The public API of PromiseChain as users write it, with its documented behavior. Contains the snippets of the
// module's README verbatim.

@Suite(.watchdog)
struct PromiseChainUsageTests {
  @Test func describesAndStartsAChain() async throws {
    let service = Service()
    let chain = Chain.first { try await service.login() }
      .then { user in try await service.profile(of: user) }
      .map { $0.name }
      .recover { error in "guest" }
      .catchError { error in Issue.record(error) }
    #expect(service.calls.isEmpty)
    let running = chain.start()  // nothing has run before this line
    let name = try await running.value

    #expect(name == "Ann")
    #expect(service.calls == ["login", "profile of 7"])
  }

  @Test @MainActor func cancelsARunningChain() async throws {
    let service = Service()
    let chain = Chain.first { try await service.login() }
    let running = chain.start()
    running.cancel()

    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(running.isFinished && service.calls.isEmpty)
  }

  @Test func callbackStyle() async throws {
    let chain = Chain<Reply>.first { pass in legacy { pass(.success($0)) } }

    let reply = try await chain.start().value

    #expect(reply.text == "hello")
  }

  @Test func combinesRetriesAndLimitsChains() async throws {
    let a = Chain.first { 1 }
    let b = Chain.first { 2 }
    let c = Chain.first { "three" }
    let chain = a.then { $0 + 1 }
    let isOver = Lock(false)

    let all = try await Chain.all(a, b, c).run()
    let first = try await Chain.race(a, b).run()
    let again = try await chain.retry(3, delay: .seconds(1)).run()
    let inTime = try await chain.timeout(.seconds(5), clock: ManualClock()).run()
    let last = try await chain.finally { isOver.withLock { $0 = true } }.run()

    #expect(all == (1, 2, "three"))
    #expect(first == 1 || first == 2)
    #expect((again, inTime, last) == (2, 2, 2))
    #expect(isOver.withLock { $0 })
  }

  @Test func readmesScreen() async throws {
    let screen = await ProfileScreen(service: Service())

    let name = try await screen.show().value

    #expect(name == "Ann")
    #expect(await screen.title == "Ann")
    #expect(await !screen.isBusy)
  }

  @Test func readmesThumbnails() async throws {
    // Again if this machine is too busy for the timeout.
    let images = try await thumbnails(of: ["a", "b", "c"]).retry(.max).run()

    #expect(images == ["image of a", "image of b", "image of c"])
  }

  private func legacy(_ done: @escaping (Reply) -> Void) {
    done(Reply(text: "hello"))
  }
}

private struct Reply: Sendable {
  var text: String
}

private struct Profile: Sendable {
  var name: String
}

private final class Service: Sendable {
  private let log = Lock<[String]>([])
  var calls: [String] { log.withLock { $0 } }

  func login() async throws -> Int {
    log.withLock { $0.append("login") }
    return 7
  }

  func profile(of user: Int) async throws -> Profile {
    log.withLock { $0.append("profile of \(user)") }
    return Profile(name: "Ann")
  }

  func image(_ name: String) async throws -> String { "image of \(name)" }
}

private let service = Service()

@MainActor
private final class ProfileScreen {
  let service: Service
  var title = ""
  var isBusy = false

  init(service: Service) {
    self.service = service
  }

  // snippet of PromiseChain/README.md
  func show() -> RunningChain<String> {
    isBusy = true
    return Chain.first { try await self.service.login() }
      .then { user in try await self.service.profile(of: user) }
      .map { $0.name }
      .recover { error in "guest" }
      .tap { name in self.title = name }
      .finally { self.isBusy = false }
      .start()
  }
  // end of snippet
}

// snippet of PromiseChain/README.md, private
private func thumbnails(of names: [String]) -> Chain<[String]> {
  let loads = names.map { name in
    Chain.first { try await service.image(name) }
      .timeout(.seconds(5))
      .retry(3, delay: .seconds(1)) { error in error as? ChainError == .timedOut(after: .seconds(5)) }
  }
  return Chain.all(loads, atOnce: 4)
}
// end of snippet
