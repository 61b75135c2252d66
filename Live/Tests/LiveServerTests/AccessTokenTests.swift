import LiveServer
import Testing

@Suite
struct AccessTokenTests {
  @Test
  func matchesItselfOnly() throws {
    let token = try #require(AccessToken("abc-1"))

    #expect(token.matches("abc-1"))
    for other in ["", "abc-", "abc-1a", "abc-2", "abc-1abc-1", "ABC-1", "abc-1\0"] {
      #expect(!token.matches(other))
    }
  }

  @Test(arguments: ["", "a b", "a&b", "é", "a/b", "a\n"])
  func refusesCharactersThatNeedEscaping(text: String) {
    #expect(AccessToken(text) == nil)
  }

  @Test
  func isRandom() {
    let tokens = Set((0..<100).map { _ in AccessToken().text })

    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && AccessToken($0) != nil })
  }
}
