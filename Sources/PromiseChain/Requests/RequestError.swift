public import Foundation

/// An error in sending a request or in reading its answer.
public struct RequestError: Error, Equatable {
  /// The reason.
  public let reason: Reason

  /// The method and address of the request, or the name of the document.
  ///
  /// The address includes its parameters and may be logged. Send secrets in a header.
  public let source: String

  /// The headers of an answer with a bad status. Empty for any other reason.
  public let headers: Request.Headers

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - source: The method and address of the request, or the name of the document.
  ///   - headers: The headers of an answer with a bad status.
  public init(_ reason: Reason, source: String, headers: [String: String] = [:]) {
    self.init(reason, source: source, headers: Request.Headers(headers))
  }

  init(_ reason: Reason, source: String, headers: Request.Headers) {
    self.reason = reason
    self.source = source
    self.headers = headers
  }

  /// Returns whether two errors have the same reason and source. Headers are ignored.
  public static func == (one: RequestError, other: RequestError) -> Bool {
    (one.reason, one.source) == (other.reason, other.source)
  }

  /// The reason of an error.
  public enum Reason: Equatable, Sendable {
    /// Nothing was sent, because the address, a header or the value to send is invalid.
    case malformed(String)

    /// The device is offline.
    case offline

    /// The answer did not arrive in time.
    case timedOut(after: Duration)

    /// The request was cancelled.
    case cancelled

    /// The server could not be reached, or the connection broke before the answer was complete.
    case connection(String)

    /// There was no secure connection: a certificate is not trusted, or plain HTTP is not allowed. A retry does not
    /// help.
    case untrusted(String)

    /// The server answered with a status other than 200 to 299. The body is limited to its first 1,024 bytes.
    case status(Int, body: String)

    /// The answer exceeded the limit, in bytes.
    case tooLarge(limit: Int)

    /// The answer is not valid JSON. The position is the zero-based offset of the first invalid byte.
    case notJSON(position: Int, expected: String, found: String)

    /// The answer is JSON with an unexpected value at this path, for example `Data.List[3].magnitude`. A key that
    /// contains path syntax is quoted: `Data["a.b"]`.
    case wrongShape(path: String, expected: String, found: String)
  }
}

extension RequestError {
  /// Whether a retry may succeed: the device was offline, the connection failed, the answer did not arrive in time, or
  /// the status is 408, 425, 429, 500, 502, 503 or 504.
  public var isTransient: Bool {
    switch reason {
    case .offline, .timedOut, .connection: true
    case .status(let status, _): [408, 425, 429, 500, 502, 503, 504].contains(status)
    case .malformed, .untrusted, .cancelled, .tooLarge, .notJSON, .wrongShape: false
    }
  }
}

extension RequestError: CustomStringConvertible {
  /// The request, what was expected and what was found, in one sentence.
  public var description: String {
    switch reason {
    case .malformed(let problem): "\(source): expected a request that can be sent, found \(problem)."
    case .offline: "\(source): expected a connection, found this device offline."
    case .timedOut(let duration): "\(source): expected an answer within \(duration), found none."
    case .cancelled: "\(source): expected an answer, found the request cancelled."
    case .connection(let problem): "\(source): expected an answer, found a failed connection: \(problem)"
    case .untrusted(let problem): "\(source): expected a secure connection, found none: \(problem)"
    case .status(let status, let body): "\(source): expected an answer, found status \(status): \(body)"
    case .tooLarge(let limit): "\(source): expected at most \(limit) bytes, found more."
    case .notJSON(let position, let expected, let found):
      "\(source), byte \(position): expected \(expected), found \(found)."
    case .wrongShape(let path, let expected, let found):
      "\(source), \(path): expected \(expected), found \(found)."
    }
  }
}

extension RequestError: LocalizedError {
  /// A message for the user, in English, without technical details.
  public var errorDescription: String? {
    switch reason {
    case .malformed: "The request could not be sent."
    case .offline: "This device is offline."
    case .timedOut: "The server did not answer in time."
    case .cancelled: "The request was cancelled."
    case .connection: "The server could not be reached."
    case .untrusted: "There is no secure connection to the server."
    case .status(let status, _): "The server answered with status \(status)."
    case .tooLarge: "The server's answer was too large."
    case .notJSON, .wrongShape: "The server's answer could not be understood."
    }
  }
}

extension Chain {
  /// Handles a ``RequestError``, as ``catchError(_:)`` handles any failure. Other failures pass through.
  ///
  /// - Parameter handle: Handles the error.
  /// - Returns: A new chain with the added step.
  public func failed(
    @_inheritActorContext _ handle: @escaping @Sendable (RequestError) async -> Void
  ) -> Chain {
    appending(
      .catchError { error in
        guard let error = error as? RequestError else { return false }
        await handle(error)
        return true
      }
    )
  }
}
