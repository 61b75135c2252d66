/// Runs a function until it ends or until some time has passed, and then cancels it.
///
/// - Returns: The result of the function, or nil if it has not ended in time.
/// - Throws: The error of the function.
func within<Value: Sendable>(
  _ time: Duration,
  _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value? {
  try await withThrowingTaskGroup(of: Value?.self) { group in
    group.addTask { try await body() }
    group.addTask {
      try await Task.sleep(for: time)
      return nil
    }
    defer { group.cancelAll() }
    return try await group.next() ?? nil
  }
}
