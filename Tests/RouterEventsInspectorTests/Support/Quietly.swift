import KitSupport
import RouterEventsInspector

/// Runs `body` without printing its reports.
@MainActor
@discardableResult
func quietly<Value>(_ body: () throws -> Value) rethrows -> Value {
  try Reports.collecting(body).0
}

/// Returns a log, stopped, of the events that `body` emits.
@MainActor
func logged(_ log: EventLog = .start(), _ body: () -> Void) -> EventLog {
  quietly(body)
  log.stop()
  return log
}
