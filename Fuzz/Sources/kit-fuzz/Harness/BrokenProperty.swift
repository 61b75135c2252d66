/// Something that has to hold for every case, and does not for this one.
struct BrokenProperty: Error {
  let description: String
}

/// Says that something holds.
///
/// - Throws: what is wrong, where it does not.
func require(_ condition: Bool, _ complaint: @autoclosure () -> String) throws(BrokenProperty) {
  if !condition { throw BrokenProperty(description: complaint()) }
}

/// Says that two values are equal, and shows them where they are not.
func requireEqual<Value: Equatable>(
  _ found: Value,
  _ expected: Value,
  _ subject: @autoclosure () -> String
) throws(BrokenProperty) {
  try require(found == expected, "\(subject()):\nexpected \(expected)\nfound    \(found)")
}
