internal import KitSupport

/// The built-in answer to unhandled events: one line in debug builds, once for each name and source type.
@MainActor
final class UnhandledNotices {
  private var told: Set<Subject> = []

  private struct Subject: Hashable {
    let name: EventName
    let source: ObjectIdentifier
    let scope: Reports.Scope?
  }

  /// How many subjects are remembered. Names made at run time would be kept for ever otherwise; beyond the limit
  /// everything is told anew.
  private static let limit = 1_000

  func tell(_ event: RouterEvent, _ reason: UnhandledReason) {
    guard let source = event.source else { return }
    let subject = Subject(name: event.name, source: ObjectIdentifier(type(of: source)), scope: Reports.scope)
    guard !told.contains(subject) else { return }
    if told.count >= Self.limit { told = [] }
    told.insert(subject)
    Reports.report("Nobody handled '\(event.name)' from \(type(of: source)): \(reason)")
  }
}
