internal import KitSupport

extension EventOutcome: CustomStringConvertible {
  /// What became of the event, as in the last line of a trace: `handled by ListController`. Errors are shown
  /// as traces show values. Away from the main thread it is `EventOutcome`.
  nonisolated public var description: String {
    MainThread.isCurrent ? MainActor.assumeIsolated { summary } : "EventOutcome"
  }

  private var summary: String {
    let result = isHandled ? "handled" : isBlocked ? "blocked" : isDropped ? "dropped" : "unhandled"
    let handlers = handlers.isEmpty ? "" : " by \(handlers.map(\.description).joined(separator: ", "))"
    let errors = errors.map { "; threw \(ValueVisibility.shownInDebugBuilds.text(for: $0))" }.joined()
    return result + (handlers + errors).visible
  }
}

extension EventOutcome: CustomReflectable {
  /// The outcome in a line, so that `dump` opens no error.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["outcome": description], displayStyle: .struct)
  }
}

extension EventOutcome.Hop: CustomStringConvertible {
  /// The responder's class.
  nonisolated public var description: String { String(describing: type) }
}

extension EventOutcome.Hop: CustomReflectable {
  /// The responder's class, so that `dump` does not open the responder, which may be deallocated.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["type": type], displayStyle: .struct)
  }
}
