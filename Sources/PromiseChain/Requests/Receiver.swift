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
  /// What a task works for.
  struct Expected {
    /// Its session takes no further task once it is released.
    weak var server: Server?
    let exchange: Lock<Exchange>
    let answer: Settlement<Request.Response>
    var redirects: Redirects
  }

  private let expected = Lock<[Int: Expected]>([:])

  /// Sends a request and hands what comes of it to the answer, until that has its result.
  func send(_ expected: Expected, in session: URLSession) {
    let task = session.dataTask(with: expected.redirects.request)
    self.expected.withLock { $0[task.taskIdentifier] = expected }
    expected.answer.onEnd { [weak self, task] _ in self?.forget(task) }
    task.resume()
  }

  private func forget(_ task: URLSessionTask) {
    // Pieces that wait for their turn in the session's queue are dropped from here on.
    _ = expected.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    // In FoundationNetworking it waits for its turn behind what comes in: the session's queue would wait too, and all
    // of a body without end pile up in it.
    DispatchQueue.global().async { task.cancel() }
  }

  /// Follows a redirect by a task of its own: FoundationNetworking would lose the body, and send session cookies of the
  /// first server along.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if !canImport(FoundationNetworking)
      // FoundationNetworking traps if it is called for a task that was cancelled meanwhile. It need not be called there.
      completionHandler(nil)
    #endif
    guard var expected = expected.withLock({ $0[task.taskIdentifier] }), let server = expected.server else {
      return
    }
    if expected.redirects.follow(response) {
      forget(task)
      expected.exchange.withLock { $0.restart() }
      withExtendedLifetime(server) { send(expected, in: session) }
    } else {
      take(task) { $0.end(of: response, nil) }
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

  private func take(
    _ task: URLSessionTask,
    _ piece: (inout Exchange) -> Result<Request.Response, RequestError>?
  ) {
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
