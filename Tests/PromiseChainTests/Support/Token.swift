/// Tells when nobody holds it any more.
final class Token: Sendable {
  let gone = Signal()

  deinit {
    gone.send()
  }
}
