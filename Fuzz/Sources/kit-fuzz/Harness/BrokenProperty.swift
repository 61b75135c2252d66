/// The failure of a property that must hold for every case.
struct BrokenProperty: Error {
  let description: String
}

/// Checks a condition.
///
/// - Throws: a ``BrokenProperty`` with the complaint if the condition is false.
func require(_ condition: Bool, _ complaint: @autoclosure () -> String) throws(BrokenProperty) {
  if !condition { throw BrokenProperty(description: complaint()) }
}

/// Checks that two values are equal.
///
/// - Throws: a ``BrokenProperty`` with both values if they differ.
func requireEqual<Value: Equatable>(
  _ found: Value,
  _ expected: Value,
  _ subject: @autoclosure () -> String
) throws(BrokenProperty) {
  try require(found == expected, "\(subject()):\nexpected \(expected)\nfound    \(found)")
}
