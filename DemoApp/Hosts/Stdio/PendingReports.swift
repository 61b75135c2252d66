#if os(Linux) || os(macOS)
  import KitSupport

  /// What the kit has reported and nobody has written yet. Reports come on any thread.
  final class PendingReports: Sendable {
    private let texts = Lock<[String]>([])

    /// Called on the main actor after a report from elsewhere.
    @MainActor var onNew: () -> Void = {}

    nonisolated init() {}

    func append(_ report: Report) {
      texts.withLock { $0.append("\(report)") }
      Task { @MainActor in self.onNew() }
    }

    /// Removes the texts of all reports.
    func take() -> [String] {
      texts.withLock { exchange(&$0, with: []) }
    }
  }
#endif
