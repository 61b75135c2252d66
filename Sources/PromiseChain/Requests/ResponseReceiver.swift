import Dispatch
import Foundation
internal import KitSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The delegate of a session, which passes the callbacks of each task to its exchange.
///
/// It is a session delegate because FoundationNetworking does not call task delegates.
final class ResponseReceiver: NSObject, URLSessionDataDelegate {
  /// The destination of a task's answer.
  struct Expected {
    /// Weak: once the server is released, its session accepts no further tasks.
    weak var server: Server?
    let exchange: Lock<Exchange>
    let answer: Settlement<Request.Response>
    var redirects: Redirects
  }

  private let expected = Lock<[Int: Expected]>([:])

  /// Sends a request and passes its answer on until it is complete.
  func send(_ expected: Expected, in session: URLSession) {
    let task = session.dataTask(with: expected.redirects.request)
    self.expected.withLock { $0[task.taskIdentifier] = expected }
    expected.answer.onEnd { [weak self, task] _ in self?.forget(task) }
    task.resume()
  }

  private func forget(_ task: URLSessionTask) {
    // From here on, pieces already queued in the session are dropped.
    _ = expected.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    // In FoundationNetworking, `cancel()` blocks until the queued callbacks have run. Called on the session's queue, it
    // would block that queue while an endless body piles up in it.
    DispatchQueue.global().async { task.cancel() }
  }

  /// Follows a redirect with a new task, because FoundationNetworking would lose the body and send the first server's
  /// session cookies along.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if !canImport(FoundationNetworking)
      // FoundationNetworking traps if this is called for a cancelled task, and does not require the call.
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
      update(task) { $0.end(of: response, nil) }
    }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    update(dataTask) { exchange in
      exchange.record(response)
      return nil
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let response = dataTask.response
    update(dataTask) { $0.receive(data, of: response) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let response = task.response
    update(task) { $0.end(of: response, error) }
  }

  private func update(
    _ task: URLSessionTask,
    _ body: (inout Exchange) -> Result<Request.Response, RequestError>?
  ) {
    guard let expected = expected.withLock({ $0[task.taskIdentifier] }),
      let result = expected.exchange.withLock(body)
    else { return }
    expected.answer.settle(result.mapError { $0 })
  }

  #if canImport(FoundationNetworking)
    /// FoundationNetworking's default handling of an authentication challenge never ends the task.
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
