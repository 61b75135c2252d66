import PromiseChain
import Testing

/// The documented use of chains in an app with these settings.
@MainActor
@Suite("Uses: chains")
struct ChainUseTests {
  @Test func stepsRunOnTheMainActorWhereTheyWereWritten() async throws {
    let screen = ProfileScreen()

    let name = try await screen.load().value

    #expect(name == "ANN")
    #expect(screen.log == ["login", "profile of 7", "map", "show ANN", "done"])
  }

  @Test func aFailureIsRecovered() async throws {
    let screen = ProfileScreen()
    screen.isOffline = true

    let name = try await screen.load().value

    #expect(name == "guest")
    #expect(screen.log == ["login", "caught", "show guest", "done"])
  }

  @Test func aCallbackIsAStep() async throws {
    let reply = try await Chain<String>.first { pass in legacy { pass(.success($0)) } }.run()

    #expect(reply == "hello")
  }

  @Test func chainsRunTogether() async throws {
    let (number, text) = try await Chain.all(Chain.first { 1 }, Chain.first { "two" }).run()

    #expect(number == 1 && text == "two")
  }

  private func legacy(_ done: @escaping (String) -> Void) {
    done("hello")
  }
}

@MainActor
private final class ProfileScreen {
  struct Offline: Error {}

  var isOffline = false
  var log: [String] = []

  func load() -> RunningChain<String> {
    Chain.first { try await self.login() }
      .then { user in await self.profile(of: user) }
      .map { name in
        self.log.append("map")
        return name.uppercased()
      }
      .catchError { _ in self.log.append("caught") }
      .recover { _ in "guest" }
      .tap { name in self.log.append("show \(name)") }
      .finally { self.log.append("done") }
      .start()
  }

  private func login() async throws -> Int {
    log.append("login")
    if isOffline { throw Offline() }
    return 7
  }

  private func profile(of user: Int) async -> String {
    log.append("profile of \(user)")
    return "Ann"
  }
}
