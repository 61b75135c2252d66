// Not compiled where there is no Swift Testing.
#if canImport(Testing)
  internal import KitSupport
  public import RouterEventsInspector
  @_weakLinked public import Testing

  /// A trait of Swift Testing that records the events of each test case in a log of its own.
  ///
  /// ```swift
  /// @Suite(.recordingEvents) struct CellTests { … }
  /// ```
  ///
  /// The log has the events that the test case emits, and those of the tasks that it starts, children or `Task { }`, with
  /// the asynchronous strategies that ran for them. Test cases that run side by side have a log each, also those of one
  /// parameterized test. What a detached task or a block on a dispatch queue emits is not in it: those do not know who
  /// started them.
  ///
  /// If the test case records an issue or throws an error, the page of its events is attached to the test. The page's file
  /// is named after the test. Known issues and warnings attach none. Compilers
  /// before Swift 6.3 do not tell them apart: there they attach the page too.
  public struct EventRecordingTrait: TestTrait, SuiteTrait, TestScoping {
    /// Is true: a suite's trait is that of every test in it, also in suites inside it.
    public var isRecursive: Bool { true }

    /// Runs a test case with a log of its events.
    public func provideScope(
      for test: Test,
      testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      // A test may bear the trait that its suite has.
      if RecordedCase.current?.test == test.id { return try await function() }
      let recordedCase = await RecordedCase(of: test)
      let hasFailed = Lock(false)
      let noticing = IssueHandlingTrait.compactMapIssues { issue in
        if issue.isFailing { hasFailed.withLock { $0 = true } }
        return issue
      }
      try await noticing.provideScope(for: test, testCase: testCase) {
        let result = await RecordedCase.$current.withValue(recordedCase) {
          // An error that is thrown becomes an issue later, outside of this scope.
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
    /// Records the events of each test case, and attaches their page to one that fails. See ``EventRecordingTrait``.
    public static var recordingEvents: Self { Self() }
  }

  extension EventLog {
    /// The log of the test case that runs, if its test or its suite has the trait `.recordingEvents`; nil elsewhere.
    public static var current: EventLog? { RecordedCase.current?.log }
  }

  /// A test case and the log of its events.
  private struct RecordedCase: Sendable {
    @TaskLocal static var current: RecordedCase?

    let test: Test.ID
    let log: EventLog
    private let mark: Mark

    /// Tells this case from others of its test.
    private final class Mark: Sendable {}

    init(of test: Test) async {
      let mark = Mark()
      self.mark = mark
      self.test = test.id
      log = await EventLog.start { _ in Self.current?.mark === mark }
    }

    func attachPage(to test: Test) {
      let page = log.report(test.displayName ?? test.name).html()
      Attachment.record(page, named: "\(test.id.fileName).html", sourceLocation: test.sourceLocation)
    }
  }

  extension Test.ID {
    /// The names of suite and test without parameters, as in `CellTests.buyButtonEmits`, bounded and without what a file's
    /// name cannot have.
    fileprivate var fileName: String {
      let name = nameComponents.map { $0.prefix { $0 != "(" } }.joined(separator: ".")
      return String(name.prefix(100).map { "/\\:".contains($0) ? "-" : $0 })
    }
  }

  extension Issue {
    /// Whether the test fails by it. It does not by a known issue or a warning; older libraries do not say which is one.
    fileprivate var isFailing: Bool {
      #if compiler(>=6.3)
        isFailure
      #else
        true
      #endif
    }
  }
#endif
