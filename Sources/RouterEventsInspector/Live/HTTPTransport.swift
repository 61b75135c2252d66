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

  /// The queue on which tasks are started and canceled.
  ///
  /// In FoundationNetworking, these calls block while the session is busy. A serial queue has its own thread, but a
  /// global queue shares its few threads with all Swift tasks on Linux.
  private let calls = DispatchQueue(label: "RouterEventsInspector.HTTPTransport")

  /// The query and the fragment of `address` are ignored. A request fails after `silence` without data.
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
    let (answers, post) = AsyncThrowingStream.makeStream(of: LiveAnswer?.self)
    let request = request(for: batch)
    calls.async { [self] in
      let task = session.dataTask(with: request)
      receiver.expect(task, post)
      post.onTermination = { [calls, receiver] _ in
        receiver.forget(task)
        calls.async { task.cancel() }
      }
      // A value that is no answer shows whether the post was canceled before its handler was set.
      guard case .terminated = post.yield(nil) else { return task.resume() }
      receiver.forget(task)
      task.cancel()
    }
    for try await case let answer? in answers { return answer }
    throw CancellationError()
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
  private typealias Post = AsyncThrowingStream<LiveAnswer?, any Error>.Continuation

  /// A session delegate that collects each response and then ends its post.
  ///
  /// The receiver is not a task delegate, because FoundationNetworking does not call task delegates.
  private final class Receiver: NSObject, URLSessionDataDelegate {
    private struct Expected: Sendable {
      let post: Post
      var body = Data()
    }

    /// The number of bytes of a response's body that are read.
    private static let longestAnswer = 1_024

    private let expected = Lock<[Int: Expected]>([:])

    func expect(_ task: URLSessionTask, _ post: Post) {
      expected.withLock { $0[task.taskIdentifier] = Expected(post: post) }
    }

    func forget(_ task: URLSessionTask) {
      _ = expected.withLock { $0.removeValue(forKey: task.taskIdentifier) }
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
      ended.post.yield(with: Result { try answer(ended.body) })
      ended.post.finish()
    }
  }

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
