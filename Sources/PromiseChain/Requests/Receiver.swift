import Foundation
internal import KitSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the tasks of a session tell: which answer gets what.
///
/// It is the session's delegate: FoundationNetworking does not tell the delegate of a task anything.
final class Receiver: NSObject, URLSessionDataDelegate {
  private struct Expected {
    var exchange: Exchange
    let answer: Settlement<Data>

    /// What there is to do once the lock is free.
    mutating func take(_ piece: (inout Exchange) -> Result<Data, RequestError>?) -> (() -> Void)? {
      piece(&exchange).map { result in { [answer] in answer.settle(result.mapError { $0 }) } }
    }
  }

  private let expected = Lock<[Int: Expected]>([:])

  /// Tells `answer` what comes of the task, until it has its result.
  func expect(_ exchange: Exchange, of task: URLSessionTask, for answer: Settlement<Data>) {
    expected.withLock { $0[task.taskIdentifier] = Expected(exchange: exchange, answer: answer) }
    answer.onEnd { [weak self, task] _ in
      // Pieces that wait for their turn in the session's queue are dropped from here on.
      self?.expected.withLock { $0[task.taskIdentifier] = nil }
      task.cancel()
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let response = dataTask.response
    take(dataTask) { $0.receive(data, of: response) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let response = task.response
    take(task) { $0.end(of: response, error) }
  }

  private func take(_ task: URLSessionTask, _ piece: (inout Exchange) -> Result<Data, RequestError>?) {
    expected.withLock { $0[task.taskIdentifier]?.take(piece) ?? nil }?()
  }
}
