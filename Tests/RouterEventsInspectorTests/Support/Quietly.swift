import KitSupport

/// Runs `body`, and lets nothing that it reports reach the output.
@MainActor
@discardableResult
func quietly<Value>(_ body: () throws -> Value) rethrows -> Value {
  try Reports.collecting(body).0
}
