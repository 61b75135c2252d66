internal import KitSupport

/// Runs `body` and answers with what the kit reported meanwhile: programmers' mistakes, unhandled events, errors that
/// nobody observed.
///
/// ```swift
/// let reports = withReports { cell.routerEvent(name: "misspelt") }
/// #expect(reports.isEmpty)
/// ```
///
/// The reports are those of `body` and of the tasks that it starts while it runs, children or `Task { }`, and of no test
/// that runs beside it. What a detached task or a block on a dispatch queue reports is not among them: those do not
/// know who started them. What the kit tells once is told once to each such call, whatever was told before. What
/// `body` throws is thrown on.
///
/// - Returns: the reports' messages, in order.
@discardableResult
@_disfavoredOverload  // `await withReports` means the other one, whatever its body does
public func withReports(_ body: () throws -> Void) rethrows -> [String] {
  try Reports.collecting(body).1.map(\.message)
}

/// Runs `body` and answers with what the kit reported meanwhile, as ``withReports(_:)`` does.
///
/// - Returns: the reports' messages, in order.
@discardableResult
public func withReports(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async rethrows -> [String] {
  try await Reports.collecting(isolation: isolation, body).1.map(\.message)
}
