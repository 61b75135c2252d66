import Foundation

/// The channel for all messages to developers.
///
/// A report goes to the innermost enclosing call of ``collecting(_:)-(()->Value)`` or ``forwarding(isolation:to:_:)``
/// in its task. If there is none, debug builds print the report to standard error, and release builds ignore it.
package enum Reports {
  @TaskLocal private static var collector: ReportCollector?

  /// The destination of the current task's reports.
  package static var address: ReportAddress { ReportAddress(collector: collector) }

  /// Reports a message to the developer. You can call this method from any isolation domain.
  ///
  /// - Parameters:
  ///   - message: A description of the problem and how to fix it. Interpolated values are escaped and cut, as described
  ///     in ``ReportText``.
  ///   - position: The source position of the cause, for example `Module/File.swift:12`.
  ///   - address: The destination of the report. Pass the address of another task to report on its behalf.
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

  /// A number that identifies the call that collects or forwards the current task's reports, or nil if there is none.
  package static var scope: Scope? { collector?.scope }

  package typealias Scope = Int

  /// Calls `body`, and returns its result and the reports that the task and its children made during the call.
  package static func collecting<Value>(_ body: () throws -> Value) rethrows -> (Value, [Report]) {
    let collector = ReportCollector()
    let value = try $collector.withValue(collector, operation: body)
    return (value, collector.reports)
  }

  /// Calls `body`, and returns its result and the reports that the task and its children made during the call.
  package static func collecting<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async rethrows -> (Value, [Report]) {
    let collector = ReportCollector()
    let value = try await $collector.withValue(collector, operation: body)
    return (value, collector.reports)
  }

  /// Calls `body` and returns its result. During the call, `receiver` receives each report that the task and its
  /// children make.
  ///
  /// `receiver` is called on the thread that makes the report.
  package static func forwarding<Value>(
    isolation: isolated (any Actor)? = #isolation,
    to receiver: @escaping @Sendable (Report) -> Void,
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await $collector.withValue(ReportCollector(receiver), operation: body)
  }

  /// Prints a report to standard error.
  ///
  /// The method always returns true. Call it in an `assert` to run it only in debug builds.
  private static func printing(_ report: Report) -> Bool {
    FileHandle.standardError.write(Data("ResponderKit: \(report)\n".utf8))
    return true
  }
}
