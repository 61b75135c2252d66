package import Foundation
internal import KitSupport

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A transport that posts lines over HTTP.
///
/// The URL session stores no cookies, caches no responses and follows no redirects.
package final class HTTPTransport: LiveTransport {
  private let address: URL
  private let token: String?
  private let session: URLSession
  private let receiver = Receiver()

  /// Creates a transport to a server.
  ///
  /// - Parameters:
  ///   - address: The URL of the page. Its query and fragment are ignored.
  ///   - token: The token that the server requires, or nil if it requires none.
  ///   - silence: The time that a request waits for data from the server before the request fails.
  package init(_ address: URL, token: String?, silence: Duration = .seconds(15)) {
    self.address = address
    self.token = token
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.connectionProxyDictionary = [:]
    configuration.timeoutIntervalForRequest = silence / .seconds(1)
    session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
  }

  deinit {
    // A session retains its delegate until the session is invalidated.
    session.finishTasksAndInvalidate()
  }

  package func post(_ batch: LiveBatch) async throws -> LiveAnswer {
    let task = session.dataTask(with: request(for: batch))
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        receiver.expect(task, continuation)
        if Task.isCancelled { receiver.drop(task) } else { task.resume() }
      }
    } onCancel: {
      receiver.drop(task)
    }
  }

  private func request(for batch: LiveBatch) -> URLRequest {
    var parts = URLComponents(url: address, resolvingAgainstBaseURL: true) ?? URLComponents()
    let folder = parts.path.hasSuffix("/") ? parts.path : parts.path + "/"
    parts.path = "\(folder)apps/\(batch.session)/lines"
    parts.queryItems = [URLQueryItem(name: "first", value: "\(batch.first)")]
    parts.fragment = nil
    var request = URLRequest(url: parts.url ?? address)
    request.httpMethod = "POST"
    request.httpBody = batch.body
    request.setValue("application/x-ndjson", forHTTPHeaderField: "Content-Type")
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    return request
  }
}

extension HTTPTransport {
  /// A session delegate that collects each response and then resumes the caller of `post(_:)`.
  ///
  /// The receiver is not a task delegate, because FoundationNetworking does not call task delegates.
  private final class Receiver: NSObject, URLSessionDataDelegate {
    private struct Expected: Sendable {
      let continuation: CheckedContinuation<LiveAnswer, any Error>
      var body = Data()
    }

    /// The maximum length of a response body in bytes. The rest of a longer body is ignored.
    private static let longestAnswer = 1_024

    private let expected = Lock<[Int: Expected]>([:])

    func expect(_ task: URLSessionTask, _ continuation: CheckedContinuation<LiveAnswer, any Error>) {
      expected.withLock { $0[task.taskIdentifier] = Expected(continuation: continuation) }
    }

    /// Cancels a task. The caller that waits for the response receives a `CancellationError`.
    func drop(_ task: URLSessionTask) {
      end(task) { _ in throw CancellationError() }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      expected.withLock { expected in
        let room = Self.longestAnswer - (expected[dataTask.taskIdentifier]?.body.count ?? 0)
        expected[dataTask.taskIdentifier]?.body += data.prefix(room)
      }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      let status = (task.response as? HTTPURLResponse)?.statusCode
      end(task) { body in
        if let error { throw error }
        return HTTPTransport.answer(status ?? 0, body)
      }
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      #if !canImport(FoundationNetworking)
        // FoundationNetworking does not require this call, and traps on it if the task is canceled.
        completionHandler(nil)
      #endif
      end(task) { _ in .refused(status: response.statusCode) }
    }

    #if canImport(FoundationNetworking)
      /// Rejects every authentication challenge, because FoundationNetworking's default handling never ends the task.
      func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
      ) {
        completionHandler(.rejectProtectionSpace, nil)
      }
    #endif

    private func end(_ task: URLSessionTask, _ answer: (_ body: Data) throws -> LiveAnswer) {
      guard let ended = expected.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
      ended.continuation.resume(with: Result { try answer(ended.body) })
      // In FoundationNetworking, `cancel()` blocks until queued callbacks have run.
      DispatchQueue.global().async { task.cancel() }
    }
  }

  /// Returns the answer that an HTTP status and a response body represent.
  package static func answer(_ status: Int, _ body: Data) -> LiveAnswer {
    struct Gap: Decodable {
      let expected: Int
    }
    switch status {
    case 204: return .accepted
    case 409:
      let gap = try? JSONDecoder().decode(Gap.self, from: body)
      return gap.map { .expected($0.expected) } ?? .refused(status: status)
    default: return .refused(status: status)
    }
  }
}
