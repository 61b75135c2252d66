/// An error that retains a token, to detect the release of its run.
struct Held: Error, CustomStringConvertible {
  let token: Token

  var description: String { "held" }
}
