import Foundation
import PromiseChain
import TestSupport
import Testing

// Contains the snippets of the module's README verbatim.

@Suite(.watchdog)
struct PromiseChainReadmeTests {
  @Test func readmesScreen() async throws {
    let screen = await ProfileScreen(service: Service())

    let name = try await screen.show().value

    #expect(name == "User 7")
    #expect(await screen.title == "User 7")
    #expect(await !screen.isBusy)
  }

  @Test func readmesThumbnails() async throws {
    // Again if this machine is too busy for the timeout.
    let images = try await thumbnails(of: ["a", "b", "c"]).retry(.max).run()

    #expect(images == ["image of a", "image of b", "image of c"])
  }
}

private struct Profile: Sendable {
  var name: String
}

private struct Service {
  func login() async throws -> Int { 7 }

  func profile(of user: Int) async throws -> Profile { Profile(name: "User \(user)") }

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
