internal import KitSupport

extension EventOutcome: CustomStringConvertible {
  /// The result, its handlers and errors in one line, for example `handled by ListController`.
  ///
  /// Errors are shown as traces show values. Off the main thread the text is `EventOutcome`.
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
  /// A mirror with the description only, so that `dump` shows no error's contents.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["outcome": description], displayStyle: .struct)
  }
}

extension EventOutcome.Hop: CustomStringConvertible {
  /// The name of the responder's class.
  nonisolated public var description: String { String(describing: type) }
}

extension EventOutcome.Hop: CustomReflectable {
  /// A mirror with the class only, because the responder may be deallocated when `dump` reads it.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["type": type], displayStyle: .struct)
  }
}
