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
    let place = issue.sourceLocation
    let failure = RecordedFailure(
      message: issue.comments.map(\.rawValue).joined(),
      file: place?.fileID ?? "",
      line: place?.line ?? 0
    )
    found.withLock { $0.append(failure) }
    return true
  }
  return found.withLock { $0 }
}
