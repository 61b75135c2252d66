import PromiseChain

/// Starts a chain whose last value or failure holds the token, holds nothing of it, and returns once nothing is left of
/// the run.
func runAlone(_ make: (Token) -> Chain<Token>) async throws {
  let gone: Signal
  do {
    let token = Token()
    gone = token.gone
    make(token).start()
  }
  try await gone.reach(1)
}
