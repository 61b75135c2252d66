package import PromiseChain

/// Starts a chain whose last value or failure retains the token, and returns once the run has been released.
package func runAlone(_ make: (Token) -> Chain<Token>) async throws {
  let gone: Signal
  do {
    let token = Token()
    gone = token.gone
    make(token).start()
  }
  try await gone.reach(1)
}
