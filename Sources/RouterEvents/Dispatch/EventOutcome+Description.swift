internal import KitSupport

extension EventOutcome: CustomStringConvertible {
  /// A one-line description of the result, for example `handled by ListController`.
  ///
  /// The description includes the handlers and the errors. Errors are described as in traces, according to
  /// ``ValueVisibility/shownInDebugBuilds``. Off the main thread, the description is `EventOutcome`.
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
  /// A mirror that contains only the description, so that `dump` does not print the contents of errors.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["outcome": description], displayStyle: .struct)
  }
}

extension EventOutcome.Hop: CustomStringConvertible {
  /// The name of the responder's class.
  nonisolated public var description: String { String(describing: type) }
}

extension EventOutcome.Hop: CustomReflectable {
  /// A mirror that contains only the class, so that `dump` does not read the reference to a deallocated responder.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["type": type], displayStyle: .struct)
  }
}
