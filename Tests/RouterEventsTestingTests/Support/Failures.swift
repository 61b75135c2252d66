import KitSupport
import Testing

/// A failure recorded by Swift Testing.
struct RecordedFailure: Equatable {
  let message: String
  let file: String
  let line: Int
}

/// Runs `body`, which must fail, and returns its failures.
@MainActor
func failures(_ body: () -> Void) -> [RecordedFailure] {
  let found = Lock<[RecordedFailure]>([])
  withKnownIssue {
    body()
  } matching: { issue in
    found.withLock { $0.append(RecordedFailure(issue)) }
    return true
  }
  return found.withLock { $0 }
}

/// Runs `body`, which must fail, and returns its failures.
@MainActor
func failures(_ body: @MainActor () async -> Void) async -> [RecordedFailure] {
  let found = Lock<[RecordedFailure]>([])
  await withKnownIssue {
    await body()
  } matching: { issue in
    found.withLock { $0.append(RecordedFailure(issue)) }
    return true
  }
  return found.withLock { $0 }
}

extension RecordedFailure {
  fileprivate init(_ issue: Issue) {
    let place = issue.sourceLocation
    self.init(
      message: issue.comments.map(\.rawValue).joined(),
      file: place?.fileID ?? "",
      line: place?.line ?? 0
    )
  }
}
