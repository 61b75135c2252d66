import Foundation

/// The one channel for programmers' mistakes and for notices meant for programmers.
///
/// A report goes to the innermost ``collecting(_:)-(()->Value)`` of its task. Outside of one it is a line on
/// standard error in debug builds and nothing in release builds.
package enum Reports {
  @TaskLocal private static var collector: ReportCollector?

  /// Where the reports of the current task go.
  package static var address: ReportAddress { ReportAddress(collector: collector) }

  /// Reports `message`, blaming `position` where that is known. Callable from any isolation.
  ///
  /// - Parameters:
  ///   - message: what happened, where it would be legal, and what to do instead. Interpolated values become visible and
  ///     bounded; see ``ReportText``.
  ///   - position: the place that the mistake is blamed on, as `Module/File.swift:12`.
  ///   - address: where to, for what is reported on behalf of a task from a thread that knows nothing of it; the
  ///     current task's unless told otherwise.
  package static func report(
    _ message: @autoclosure () -> ReportText,
    position: String? = nil,
    to address: ReportAddress = Reports.address
  ) {
    if let collector = address.collector {
      collector.append(Report(message: message().string, position: position))
    } else {
      assert(printing(Report(message: message().string, position: position)))
    }
  }

  /// Who hears the reports of this task: the innermost collection, by a number that no other has; nil outside of one.
  ///
  /// What is told once is told once to each, so that what a test hears does not depend on the tests before it.
  package static var scope: Scope? { collector?.scope }

  package typealias Scope = Int

  /// Runs `body` and returns what was reported meanwhile by the same task and its children.
  package static func collecting<Value>(_ body: () throws -> Value) rethrows -> (Value, [Report]) {
    let collector = ReportCollector()
    let value = try $collector.withValue(collector, operation: body)
    return (value, collector.reports)
  }

  /// Runs `body` and returns what was reported meanwhile by the same task and its children.
  package static func collecting<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async rethrows -> (Value, [Report]) {
    let collector = ReportCollector()
    let value = try await $collector.withValue(collector, operation: body)
    return (value, collector.reports)
  }

  /// Runs `body`, and hands each report of the same task and its children to `receiver` at once, on the thread that
  /// reports it.
  package static func forwarding<Value>(
    isolation: isolated (any Actor)? = #isolation,
    to receiver: @escaping @Sendable (Report) -> Void,
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await $collector.withValue(ReportCollector(receiver), operation: body)
  }

  /// Prints and is true, so that an assertion runs it in debug builds only.
  private static func printing(_ report: Report) -> Bool {
    FileHandle.standardError.write(Data("ResponderKit: \(report)\n".utf8))
    return true
  }
}
