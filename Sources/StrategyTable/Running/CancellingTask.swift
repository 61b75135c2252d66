/// A wrapper of a task. Releasing the wrapper cancels the task.
final class CancellingTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit {
    task.cancel()
  }
}
