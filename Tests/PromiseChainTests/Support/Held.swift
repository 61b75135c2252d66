/// A failure that tells when nothing is left of the run that it ended.
struct Held: Error, CustomStringConvertible {
  let token: Token

  var description: String { "held" }
}
