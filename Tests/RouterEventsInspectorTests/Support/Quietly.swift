import KitSupport

/// Runs `body` without printing its reports.
@MainActor
@discardableResult
func quietly<Value>(_ body: () throws -> Value) rethrows -> Value {
  try Reports.collecting(body).0
}
