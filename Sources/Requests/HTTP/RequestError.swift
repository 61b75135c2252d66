public import Foundation
@_exported public import PromiseChain

/// An error in sending a request, reading its response, or reading a JSON document.
public struct RequestError: Error, Equatable {
  /// The reason for the error, which determines the value of ``isTransient``.
  public let reason: Reason

  /// The method and URL of the request, or the name of the document.
  ///
  /// The URL has no user and password, but includes the query parameters and may appear in logs. Send secrets in a
  /// header instead.
  public let source: String

  /// The headers of the response if its status is outside 200 to 299, otherwise empty.
  public let headers: Request.Headers

  /// Returns whether two errors have the same reason and source. Headers are ignored.
  public static func == (one: RequestError, other: RequestError) -> Bool {
    (one.reason, one.source) == (other.reason, other.source)
  }

  /// The reason for a request error.
  public enum Reason: Equatable, Sendable {
    /// The URL, a header, or the value to send is invalid, so nothing was sent. The text describes the problem.
    case malformed(String)

    /// The device is offline.
    case offline

    /// The complete response did not arrive within this duration.
    case timedOut(after: Duration)

    /// The request was canceled.
    case cancelled

    /// The server could not be reached, or the connection failed before the response was complete. The text describes
    /// the problem.
    case connection(String)

    /// No secure connection was possible, for example because a certificate is not trusted or plain HTTP is not
    /// allowed. A retry does not help. The text describes the problem.
    case untrusted(String)

    /// The server responded with a status outside 200 to 299. The body is limited to its first 1,024 bytes.
    case status(Int, body: String)

    /// The server responded with the status 401, and its headers could not be renewed. The text describes the problem.
    case notRenewed(String)

    /// The body of the response exceeded this limit, in bytes.
    case tooLarge(limit: Int)

    /// The document is not valid JSON. The position is the zero-based offset of the invalid part, in bytes.
    case notJSON(position: Int, expected: String, found: String)

    /// The JSON has no value of the expected kind at this path, as in ``JSON/path``, or `top level` for the document.
    case wrongShape(path: String, expected: String, found: String)
  }
}

extension RequestError {
  /// Creates an error with the values of its properties.
  public init(_ reason: Reason, source: String, headers: [String: String] = [:]) {
    self.init(reason: reason, source: source, headers: Request.Headers(headers))
  }

  /// Whether a retry may succeed: the device was offline, the connection failed, the response did not arrive in time,
  /// or its status is 408, 425, 429, 500, 502, 503, or 504.
  public var isTransient: Bool {
    switch reason {
    case .offline, .timedOut, .connection: true
    case .status(let status, _): [408, 425, 429, 500, 502, 503, 504].contains(status)
    case .malformed, .untrusted, .cancelled, .notRenewed, .tooLarge, .notJSON, .wrongShape: false
    }
  }
}

extension RequestError: RetryableLater, CustomStringConvertible, LocalizedError {
  /// The delay that the server requested in the `Retry-After` header, or nil if there is no valid header of that name.
  /// ``/PromiseChain/Chain/retry(_:delay:backoff:jitter:longestRetryAfter:clock:when:)`` waits at least this long.
  public var retryAfter: Duration? { headers.retryAfter(now: Date()) }

  /// A sentence that names the request or document, what was expected, and what was found.
  public var description: String {
    switch reason {
    case .malformed(let problem): "\(source): expected a request that can be sent, found \(problem)."
    case .offline: "\(source): expected a connection, found this device offline."
    case .timedOut(let duration): "\(source): expected an answer within \(duration), found none."
    case .cancelled: "\(source): expected an answer, found the request canceled."
    case .connection(let problem): "\(source): expected an answer, found a failed connection: \(problem)"
    case .untrusted(let problem): "\(source): expected a secure connection, found none: \(problem)"
    case .status(let status, let body):
      "\(source): expected a status from 200 to 299, found \(status): \(body)"
    case .notRenewed(let problem): "\(source): expected a renewed session, found none: \(problem)"
    case .tooLarge(let limit): "\(source): expected at most \(limit) bytes, found more."
    case .notJSON(let position, let expected, let found):
      "\(source), byte \(position): expected \(expected), found \(found)."
    case .wrongShape(let path, let expected, let found):
      "\(source), \(path): expected \(expected), found \(found)."
    }
  }

  /// A message for the user, in English. Use ``description`` for logs.
  public var errorDescription: String? {
    switch reason {
    case .malformed: "The request could not be sent."
    case .offline: "This device is offline."
    case .timedOut: "The server did not answer in time."
    case .cancelled: "The request was canceled."
    case .connection: "The server could not be reached."
    case .untrusted: "There is no secure connection to the server."
    case .status(let status, _): "The server answered with status \(status)."
    case .notRenewed: "The session has expired."
    case .tooLarge: "The server's answer was too large."
    case .notJSON, .wrongShape: "The server's answer could not be understood."
    }
  }
}

extension Chain {
  /// Adds a step that handles a ``RequestError`` of the previous steps. Otherwise, it works like
  /// ``/PromiseChain/Chain/catchError(_:)``.
  public func failed(
    @_inheritActorContext _ handle: @escaping @Sendable (RequestError) async -> Void
  ) -> Chain {
    catching { error in
      guard let error = error as? RequestError else { return false }
      await handle(error)
      return true
    }
  }
}
