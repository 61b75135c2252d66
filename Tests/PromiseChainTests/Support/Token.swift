/// Signals when it is deallocated.
final class Token: Sendable {
  let gone = Signal()

  deinit {
    gone.send()
  }
}
