import Dispatch
import Foundation
internal import KitSupport
internal import PromiseChain

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session delegate that passes the callbacks of each task to the task's exchange.
///
/// The receiver is the delegate of the session, because FoundationNetworking does not call the delegates of tasks.
final class ResponseReceiver: NSObject, URLSessionDataDelegate {
  /// The state of a pending response.
  struct Expected {
    /// The server, or nil after it is released. The session of a released server accepts no new tasks.
    weak var server: Server?
    let exchange: Lock<Exchange>
    let answer: Settlement<Request.Response>
    var redirects: Redirects
  }

  private let expected = Lock<[Int: Expected]>([:])

  /// The queue on which tasks are started and canceled.
  ///
  /// In FoundationNetworking, these calls block while the session is busy, for example with decompressing. A serial
  /// queue has its own thread, but a global queue shares its few threads with all Swift tasks on Linux.
  private let calls = DispatchQueue(label: "Requests.ResponseReceiver")

  /// Starts a task that sends the next request of `expected`, unless its answer has ended by then. The exchange of
  /// `expected` collects the response.
  func send(_ expected: Expected, in session: URLSession) {
    calls.async { [self] in
      guard let server = expected.server, !expected.answer.hasEnded else { return }
      withExtendedLifetime(server) {
        let task = session.dataTask(with: expected.redirects.request)
        self.expected.withLock { $0[task.taskIdentifier] = expected }
        expected.answer.onEnd { [weak self, task] _ in self?.forget(task) }
        task.resume()
      }
    }
  }

  private func forget(_ task: URLSessionTask) {
    // From here on, pieces of the body that the session has already queued are dropped.
    _ = expected.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    calls.async { task.cancel() }
  }

  /// Follows a redirect with a new task. If that is impossible, the request fails with the redirect's status.
  ///
  /// The receiver follows redirects itself, because FoundationNetworking loses the body of the request.
  /// FoundationNetworking also sends the session cookies of the first server to the new server.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if !canImport(FoundationNetworking)
      // FoundationNetworking traps if the handler is called for a canceled task, and does not require the call.
      completionHandler(nil)
    #endif
    guard var expected = expected.withLock({ $0[task.taskIdentifier] }) else { return }
    if expected.redirects.follow(response) {
      forget(task)
      expected.exchange.withLock { $0.restart() }
      send(expected, in: session)
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
    /// Rejects an authentication challenge, because FoundationNetworking's default handling never ends the task.
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
