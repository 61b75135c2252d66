#if os(Linux) || os(macOS)
  import KitSupport

  /// The kit's reports that are not written yet. Reports can arrive on any thread.
  final class PendingReports: Sendable {
    private let texts = Lock<[String]>([])

    /// Called on the main actor after each report.
    @MainActor var onNew: () -> Void = {}

    nonisolated init() {}

    func append(_ report: Report) {
      texts.withLock { $0.append("\(report)") }
      Task { @MainActor in self.onNew() }
    }

    /// Removes and returns the texts of all reports.
    func take() -> [String] {
      texts.withLock { exchange(&$0, with: []) }
    }
  }
#endif
