/// An error that retains a token, to detect the release of its run.
package struct Held: Error, CustomStringConvertible {
  package let token: Token

  package init(token: Token) {
    self.token = token
  }

  package var description: String { "held" }
}
