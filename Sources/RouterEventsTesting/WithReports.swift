internal import KitSupport

/// Runs a closure and returns the texts of the reports that ResponderKit makes during the run, in order.
///
/// ResponderKit reports programming mistakes, unhandled events, and errors that no observer receives.
///
/// ```swift
/// let reports = withReports { cell.routerEvent(name: "misspelt") }
/// #expect(reports.isEmpty)
/// ```
///
/// The result includes reports from child tasks and from `Task { }`. Parallel tests, detached tasks and dispatch queues
/// are left out, because they do not inherit task-local values. A problem that is usually reported only once is
/// reported once in each call of this function. Rethrows the errors of `body`.
@discardableResult
@_disfavoredOverload  // `await withReports` always calls the asynchronous overload.
public func withReports(_ body: () throws -> Void) rethrows -> [String] {
  try Reports.collecting(body).1.map(\.text)
}

/// Runs an asynchronous closure, by default on the caller's actor, and returns the texts of the reports that ResponderKit
/// makes during the run, in order. For the reports that the result includes, see ``withReports(_:)``. Rethrows.
@discardableResult
public func withReports(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async rethrows -> [String] {
  try await Reports.collecting(isolation: isolation, body).1.map(\.text)
}
