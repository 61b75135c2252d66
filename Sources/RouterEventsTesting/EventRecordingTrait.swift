#if canImport(Testing)
  internal import KitSupport
  public import RouterEventsInspector
  @_weakLinked public import Testing

  /// A Swift Testing trait that records the events of each test case in a separate log.
  ///
  /// ```swift
  /// @Suite(.recordingEvents) struct CellTests { … }
  /// ```
  ///
  /// The log contains the events that the test case emits, including events from child tasks and from `Task { }`. It
  /// also contains the runs of asynchronous strategies for those events. Test cases that run in parallel have separate
  /// logs, and so do the cases of a parameterized test. Events from detached tasks and dispatch queues are not
  /// recorded, because detached tasks and dispatch queues do not inherit task-local values.
  ///
  /// If the test case records an issue or throws an error, the trait attaches an HTML page of the events to the test.
  /// The page is named after the test. For known issues and warnings, the trait attaches no page. Before Swift 6.3, the
  /// trait cannot distinguish them from failures, so it attaches a page for them, too.
  public struct EventRecordingTrait: TestTrait, SuiteTrait, TestScoping {
    /// Whether the trait applies to the tests of nested suites. The value is always true.
    public var isRecursive: Bool { true }

    /// Runs a test case and records its events. Swift Testing calls this method.
    public func provideScope(
      for test: Test,
      testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      // The suite and the test may both have the trait.
      if RecordedCase.current?.test == test.id { return try await function() }
      let recordedCase = await RecordedCase(of: test)
      let hasFailed = Lock(false)
      let noticing = IssueHandlingTrait.compactMapIssues { issue in
        if issue.isFailing { hasFailed.withLock { $0 = true } }
        return issue
      }
      try await noticing.provideScope(for: test, testCase: testCase) {
        let result = await RecordedCase.$current.withValue(recordedCase) {
          // A thrown error becomes an issue only after this scope.
          do { return Result<Void, any Error>.success(try await function()) } catch { return .failure(error) }
        }
        await recordedCase.log.stop()
        if case .failure = result { hasFailed.withLock { $0 = true } }
        if hasFailed.withLock({ $0 }) { recordedCase.attachPage(to: test) }
        try result.get()
      }
    }
  }

  extension Trait where Self == EventRecordingTrait {
    /// An ``EventRecordingTrait``: records the events of each test case, and attaches a page if the test case fails.
    public static var recordingEvents: Self { Self() }
  }

  extension EventLog {
    /// The log of the current test case. It is nil if neither the test nor a suite around it has the trait
    /// `recordingEvents`, and in detached tasks and on dispatch queues.
    public static var current: EventLog? { RecordedCase.current?.log }
  }

  private struct RecordedCase: Sendable {
    @TaskLocal static var current: RecordedCase?

    let test: Test.ID
    let log: EventLog
    private let mark: Mark

    /// An object whose identity distinguishes a test case from other cases of the same test.
    private final class Mark: Sendable {}

    init(of test: Test) async {
      let mark = Mark()
      self.mark = mark
      self.test = test.id
      log = await EventLog { _ in Self.current?.mark === mark }
    }

    func attachPage(to test: Test) {
      let page = log.history(test.displayName ?? test.name).html()
      Attachment.record(page, named: "\(test.id.fileName).html", sourceLocation: test.sourceLocation)
    }
  }

  extension Test.ID {
    /// The names of the suites and the test, for example `CellTests.buyButtonEmits`, with at most 100 characters.
    /// Hyphens replace slashes, backslashes and colons.
    fileprivate var fileName: String {
      let name = nameComponents.map { $0.prefix { $0 != "(" } }.joined(separator: ".")
      return String(name.prefix(100).map { "/\\:".contains($0) ? "-" : $0 })
    }
  }

  extension Issue {
    /// Whether the issue fails the test: known issues and warnings do not. Before Swift 6.3, always true.
    fileprivate var isFailing: Bool {
      #if compiler(>=6.3)
        isFailure
      #else
        true
      #endif
    }
  }
#endif
