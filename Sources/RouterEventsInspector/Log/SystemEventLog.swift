// Not compiled on Linux, which has no unified logging or signposts.
#if canImport(OSLog)
  internal import KitSupport
  internal import OSLog
  internal import RouterEvents

  /// Writes every event to the unified logging system and to Instruments, as a signposted interval, while it is
  /// retained.
  ///
  /// ```swift
  /// let systemLog = SystemEventLog(subsystem: "com.example.shop")
  /// ```
  ///
  /// Names, classes and results are logged as public, values as private; values under private keys are not logged.
  /// Handled events use the level `debug`, which is not stored, and others `default`.
  @MainActor
  public final class SystemEventLog {
    private let logger: Logger
    private let signposter: OSSignposter
    private var intervals: [EventTrace.ID: OSSignpostIntervalState] = [:]
    private var observations: [EventObservation] = []

    /// Starts logging under a subsystem, usually the app's bundle identifier, and a category.
    public init(subsystem: String, category: String = "Events") {
      logger = Logger(subsystem: subsystem, category: category)
      signposter = OSSignposter(subsystem: subsystem, category: category)
      observations = [
        EventRouter.observeBeginning { [weak self] id, name in self?.begin(id, name) },
        EventRouter.observe { [weak self] trace in self?.end(trace) },
      ]
    }

    private func begin(_ id: EventTrace.ID, _ name: EventName) {
      guard signposter.isEnabled else { return }
      let name = name.rawValue.bounded()
      intervals[id] = signposter.beginInterval(
        "Event",
        id: signposter.makeSignpostID(),
        "\(name, privacy: .public)"
      )
    }

    private func end(_ trace: EventTrace) {
      let result = trace.result.rawValue
      if let interval = intervals.removeValue(forKey: trace.id) {
        signposter.endInterval("Event", interval, "\(result, privacy: .public)")
      }
      let level: OSLogType = trace.result == .handled ? .debug : .default
      let name = trace.name.rawValue.visible
      let handlers = trace.handlers.joined(separator: ", ")
      let heading = trace.heading
      logger.log(
        level: level,
        """
        \(name, privacy: .public) from \(trace.source, privacy: .public): \(result, privacy: .public) \
        [\(handlers, privacy: .public)] \(heading, privacy: .private)
        """
      )
    }
  }
#endif
