import Dispatch
import Foundation
internal import KitSupport
internal import PromiseChain

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The delegate of a session, which passes the callbacks of each task to the task's exchange. FoundationNetworking does
/// not call the delegates of tasks.
final class ResponseReceiver: NSObject, URLSessionDataDelegate {
  struct Expected {
    /// The server, or nil after it is released. The session of a released server accepts no new tasks.
    weak var server: Server?
    let exchange: Lock<Exchange>
    let answer: Settlement<Request.Response>
    var redirects: Redirects
  }

  private let expected = Lock<[Int: Expected]>([:])

  /// In FoundationNetworking, starting or canceling a task blocks while the session is busy, for example with
  /// decompressing. On Linux, a global queue would share its few threads with all Swift tasks.
  private let calls = DispatchQueue(label: "Requests.ResponseReceiver")

  /// Starts a task that sends the next request of `expected`, unless its answer has ended by then.
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

  /// Follows a redirect with a new task, or fails with its status. FoundationNetworking would lose the body of the
  /// request, and send the session cookies of the first server to the new server.
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

/// A collector of the pieces of one response. It ends the response early if it does not need the rest.
struct Exchange {
  static let maximumErrorBodySize = 1_024

  private let source: String
  private let limit: Int
  private var response: HTTPURLResponse?
  private var body = Data()

  init(source: String, limit: Int) {
    (self.source, self.limit) = (source, limit)
  }

  /// Returns the failure that ends the response early, or nil if more of the response is needed.
  mutating func receive(_ piece: Data, of response: URLResponse?) -> Result<Request.Response, RequestError>? {
    record(response)
    guard isGood else {
      body += piece.prefix(Self.maximumErrorBodySize - body.count)
      return body.count == Self.maximumErrorBodySize ? .failure(badStatus) : nil
    }
    let isTooLarge =
      piece.count > limit - body.count || response.map { $0.expectedContentLength > limit } == true
    if isTooLarge { return .failure(RequestError(.tooLarge(limit: limit), source: source)) }
    body += piece
    return nil
  }

  mutating func end(of response: URLResponse?, _ error: (any Error)?) -> Result<
    Request.Response, RequestError
  > {
    record(response)
    if let error { return .failure(end(by: Self.reason(error))) }
    if !isGood { return .failure(badStatus) }
    return .success(Request.Response(status: status, headers: headers, body: body, source: source))
  }

  static func reason(_ error: any Error) -> RequestError.Reason {
    switch (error as? URLError)?.code {
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive: .offline
    case .cancelled: .cancelled
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
      .untrusted(error.localizedDescription)
    default: .connection(error.localizedDescription)
    }
  }

  /// Returns the error of an incomplete response. A status outside 200 to 299 replaces the reason.
  func end(by reason: RequestError.Reason) -> RequestError {
    isGood ? RequestError(reason, source: source) : badStatus
  }

  /// The URL that responded, or nil if no response has arrived.
  var url: URL? { response?.url }

  private var status: Int { response?.statusCode ?? 200 }

  private var headers: Request.Headers { response.map(Request.Headers.init(of:)) ?? Request.Headers() }

  private var isGood: Bool { (200..<300).contains(status) }

  private var badStatus: RequestError {
    let text = String(decoding: body, as: UTF8.self)
    return RequestError(reason: .status(status, body: text), source: source, headers: headers)
  }

  mutating func record(_ response: URLResponse?) {
    if let response = response as? HTTPURLResponse { self.response = response }
  }

  mutating func restart() {
    self = Exchange(source: source, limit: limit)
  }
}
