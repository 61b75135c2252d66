// Not compiled on Linux, which has no unified logging or signposts.
#if canImport(OSLog)
  internal import KitSupport
  internal import OSLog
  internal import RouterEvents

  /// A log that writes every event to the unified logging system, and to Instruments as a signposted interval.
  ///
  /// Releasing the log stops logging. Names, classes and results are logged as public, and values as private. Values
  /// under private keys are not logged. Handled events are logged at the `debug` level, and other events at the
  /// `default` level. By default, the system does not store messages of the `debug` level.
  @MainActor
  public final class SystemEventLog {
    private let logger: Logger
    private let signposter: OSSignposter
    private var intervals: [EventTrace.ID: OSSignpostIntervalState] = [:]
    private var observations: [EventObservation] = []

    /// Creates a log and starts logging.
    ///
    /// - Parameters:
    ///   - subsystem: The subsystem of the log messages, usually the bundle identifier of the app.
    ///   - category: The category within the subsystem.
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
