internal import KitSupport

/// Runs `body` and returns what the kit reported during that time: programming mistakes, unhandled events, and errors
/// without an observer.
///
/// ```swift
/// let reports = withReports { cell.routerEvent(name: "misspelt") }
/// #expect(reports.isEmpty)
/// ```
///
/// The result contains the reports of `body` and of its tasks, child tasks and `Task { }` alike, but not those of
/// parallel tests. Reports from detached tasks and dispatch queues are missing, because those do not inherit task-local
/// values.
///
/// A message that the kit reports only once is reported once in each call of this function.
///
/// - Returns: the messages of the reports, in order.
/// - Throws: any error that `body` throws.
@discardableResult
@_disfavoredOverload  // `await withReports` always calls the asynchronous overload.
public func withReports(_ body: () throws -> Void) rethrows -> [String] {
  try Reports.collecting(body).1.map(\.message)
}

/// Runs an asynchronous `body` and returns what the kit reported during that time, as ``withReports(_:)`` does.
///
/// - Returns: the messages of the reports, in order.
/// - Throws: any error that `body` throws.
@discardableResult
public func withReports(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async rethrows -> [String] {
  try await Reports.collecting(isolation: isolation, body).1.map(\.message)
}
