#if os(Linux) || os(macOS)
  import KitSupport

  /// A queue of the ResponderKit reports that have not been written yet. Reports can arrive on any thread.
  final class PendingReports: Sendable {
    private let texts = Lock<[String]>([])

    /// A closure that is called on the main actor after each new report.
    @MainActor var onNew: () -> Void = {}

    nonisolated init() {}

    func append(_ report: Report) {
      texts.withLock { $0.append("\(report)") }
      Task { @MainActor in self.onNew() }
    }

    /// Removes all reports and returns their texts.
    func take() -> [String] {
      texts.withLock { exchange(&$0, with: []) }
    }
  }
#endif
