/// Signals when it is deallocated.
package final class Token: Sendable {
  package let gone = Signal()

  package init() {}

  deinit {
    gone.send()
  }
}
