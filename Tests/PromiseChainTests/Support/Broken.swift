/// A failure of a step, told apart by its number.
struct Broken: Error, Equatable {
  var number = 1
}

/// A failure that tells when nothing is left of the run that it ended.
struct Held: Error, CustomStringConvertible {
  let token: Token

  var description: String { "held" }
}
