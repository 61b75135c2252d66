import Dispatch
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
    let exchange: Lock<Exchange>
    let answer: Settlement<Data>
  }

  private let expected = Lock<[Int: Expected]>([:])

  /// Tells `answer` what comes of the task, until it has its result.
  func expect(_ exchange: Lock<Exchange>, of task: URLSessionTask, for answer: Settlement<Data>) {
    expected.withLock { $0[task.taskIdentifier] = Expected(exchange: exchange, answer: answer) }
    answer.onEnd { [weak self, task] _ in
      // Pieces that wait for their turn in the session's queue are dropped from here on.
      self?.expected.withLock { $0[task.taskIdentifier] = nil }
      // In FoundationNetworking it waits for its turn behind what comes in: the session's queue would wait too, and all
      // of a body without end pile up in it.
      DispatchQueue.global().async { task.cancel() }
    }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    take(dataTask) { exchange in
      exchange.note(response)
      return nil
    }
    completionHandler(.allow)
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
    guard let expected = expected.withLock({ $0[task.taskIdentifier] }),
      let result = expected.exchange.withLock(piece)
    else { return }
    expected.answer.settle(result.mapError { $0 })
  }

  #if canImport(FoundationNetworking)
    /// The default handling of FoundationNetworking leaves a request for credentials, and so the task, without an end.
    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      completionHandler(.rejectProtectionSpace, nil)
    }
  #endif
}
