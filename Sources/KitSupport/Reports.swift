import Foundation

/// The only channel for messages to programmers.
///
/// A report goes to the innermost ``collecting(_:)-(()->Value)`` of its task. Outside of one, debug builds print it to
/// standard error, and release builds ignore it.
package enum Reports {
  @TaskLocal private static var collector: ReportCollector?

  /// The destination of the current task's reports.
  package static var address: ReportAddress { ReportAddress(collector: collector) }

  /// Reports a message. It can be called from any isolation.
  ///
  /// - Parameters:
  ///   - message: What happened, and what to do instead. Interpolated values are escaped and cut; see ``ReportText``.
  ///   - position: The position of the cause, for example `Module/File.swift:12`.
  ///   - address: The destination. Pass another task's address to report on its behalf. The default is the current
  ///     task's.
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

  /// The unique number of the innermost collection of the current task's reports, or nil outside of one.
  package static var scope: Scope? { collector?.scope }

  package typealias Scope = Int

  /// Runs `body` and returns the reports of the same task and its children during that time.
  package static func collecting<Value>(_ body: () throws -> Value) rethrows -> (Value, [Report]) {
    let collector = ReportCollector()
    let value = try $collector.withValue(collector, operation: body)
    return (value, collector.reports)
  }

  /// Runs `body` and returns the reports of the same task and its children during that time.
  package static func collecting<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async rethrows -> (Value, [Report]) {
    let collector = ReportCollector()
    let value = try await $collector.withValue(collector, operation: body)
    return (value, collector.reports)
  }

  /// Runs `body` and passes each report of the same task and its children to `receiver`, on the reporting thread.
  package static func forwarding<Value>(
    isolation: isolated (any Actor)? = #isolation,
    to receiver: @escaping @Sendable (Report) -> Void,
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await $collector.withValue(ReportCollector(receiver), operation: body)
  }

  /// Prints a report. Always returns true, so that `assert` calls it in debug builds only.
  private static func printing(_ report: Report) -> Bool {
    FileHandle.standardError.write(Data("ResponderKit: \(report)\n".utf8))
    return true
  }
}
