import Foundation

/// The channel for all reports to developers.
///
/// A report goes to the innermost enclosing call of ``collecting(_:)-(()->Value)`` or ``forwarding(isolation:to:_:)``
/// in its task. If there is none, debug builds print the report to standard error, and release builds ignore it.
package enum Reports {
  @TaskLocal private static var collector: ReportCollector?

  #if DEBUG
    package static let isDebugBuild = true
  #else
    package static let isDebugBuild = false
  #endif

  /// The destination of the current task's reports.
  package static var address: Address { Address(collector: collector) }

  /// The destination of a task's reports. Pass it to code that does the task's work on a different thread.
  package struct Address: Sendable {
    fileprivate let collector: ReportCollector?
  }

  /// Reports a problem to the developer, in any isolation domain. The position is where the cause is, for example
  /// `Module/File.swift:12`. Pass the address of another task to report on its behalf.
  package static func report(
    _ text: @autoclosure () -> ReportText,
    position: String? = nil,
    to address: Address = Reports.address
  ) {
    if let collector = address.collector {
      collector.append(Report(text: text().string, position: position))
    } else {
      assert(printing(Report(text: text().string, position: position)))
    }
  }

  /// Calls `body`, and returns its result and the reports that the task and its children made during the call.
  package static func collecting<Value>(_ body: () throws -> Value) rethrows -> (Value, [Report]) {
    let collector = ReportCollector()
    let value = try $collector.withValue(collector, operation: body)
    return (value, collector.reports)
  }

  package static func collecting<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async rethrows -> (Value, [Report]) {
    let collector = ReportCollector()
    let value = try await $collector.withValue(collector, operation: body)
    return (value, collector.reports)
  }

  /// Calls `body` and returns its result. During the call, `receiver` receives each report that the task and its
  /// children make, on the thread that makes the report.
  package static func forwarding<Value>(
    isolation: isolated (any Actor)? = #isolation,
    to receiver: @escaping @Sendable (Report) -> Void,
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await $collector.withValue(ReportCollector(receiver), operation: body)
  }

  /// Prints a report to standard error, and returns true, so that `assert` calls it in debug builds only.
  private static func printing(_ report: Report) -> Bool {
    FileHandle.standardError.write(Data("ResponderKit: \(report)\n".utf8))
    return true
  }
}

/// A text for the developer, usually about a mistake in the app's code.
package struct Report: Sendable, CustomStringConvertible {
  package let text: String
  package let position: String?

  package var description: String { position.map { "\(text) (\($0))" } ?? text }
}

extension Reports {
  /// A channel that reports each problem only once.
  ///
  /// Each call of `Reports.collecting` or `Reports.forwarding` is a scope of its own. Each scope reports problems
  /// again, so a test does not depend on earlier tests. Outside such a call, all tasks share one scope.
  ///
  /// The channel forgets the problems of calls that have ended. It also empties a scope that has 1,000 problems,
  /// because event names may be created at run time.
  package final class Once<Problem: Hashable & Sendable>: Sendable {
    private let scopes = Lock<[ObjectIdentifier?: Scope]>([:])

    private struct Scope {
      /// The collector of the call, or nil if the call has ended.
      weak var collector: ReportCollector?

      var reported: Set<Problem> = []
    }

    package init() {}

    /// Reports a problem, unless it has been reported in the scope of the current task.
    package func report(
      _ problem: Problem,
      _ text: @autoclosure () -> ReportText,
      position: String? = nil
    ) {
      if isFirst(problem) { Reports.report(text(), position: position) }
    }

    /// Records a problem, and returns whether it is new in the scope of the current task.
    package func isFirst(_ problem: Problem) -> Bool {
      let collector = Reports.collector
      let id = collector.map(ObjectIdentifier.init)
      return scopes.withLock { scopes in
        if let scope = scopes[id], scope.collector === collector {
          if scope.reported.contains(problem) { return false }
          if scope.reported.count == 1_000 { scopes[id] = nil }
        }
        // A parallel test may use another scope, so only the scopes of ended calls are discarded.
        scopes = scopes.filter { $0.key == nil || $0.value.collector != nil }
        scopes[id, default: Scope(collector: collector)].reported.insert(problem)
        return true
      }
    }

    /// Forgets a problem that is solved, so that it is reported if it recurs.
    package func forget(_ problem: Problem) {
      scopes.withLock { scopes in
        for id in scopes.keys { scopes[id]?.reported.remove(problem) }
      }
    }
  }
}

/// A thread-safe object that stores or forwards the reports of a task and its child tasks.
private final class ReportCollector: Sendable {
  private let collected = Lock<[Report]>([])

  /// A closure that receives each report, or nil to store the reports.
  private let receiver: (@Sendable (Report) -> Void)?

  init(_ receiver: (@Sendable (Report) -> Void)? = nil) { self.receiver = receiver }

  var reports: [Report] { collected.withLock { $0 } }

  func append(_ report: Report) {
    if let receiver { receiver(report) } else { collected.withLock { $0.append(report) } }
  }
}
