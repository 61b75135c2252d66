public import Foundation

/// Why a request, or the reading of its answer, failed.
public struct RequestError: Error, Equatable {
  /// What was wrong.
  public let reason: Reason

  /// What was asked for: the method and address of a request, the name of a document.
  ///
  /// The address is whole, parameters included, and errors are logged: what is secret belongs in a header.
  public let source: String

  /// The headers of an answer with a bad status; no headers for every other reason.
  public let headers: Request.Headers

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - reason: what was wrong.
  ///   - source: what was asked for.
  ///   - headers: the headers of an answer with a bad status.
  public init(_ reason: Reason, source: String, headers: [String: String] = [:]) {
    self.init(reason, source: source, headers: Request.Headers(headers))
  }

  init(_ reason: Reason, source: String, headers: Request.Headers) {
    self.reason = reason
    self.source = source
    self.headers = headers
  }

  /// Whether two errors have the same reason and source, whatever their headers.
  public static func == (one: RequestError, other: RequestError) -> Bool {
    (one.reason, one.source) == (other.reason, other.source)
  }

  /// What was wrong.
  public enum Reason: Equatable, Sendable {
    /// Nothing was sent: the path and the server's base make no address, or one that is not what they say, or what was
    /// to be sent could not be encoded.
    case malformed(String)

    /// This device has no connection to any network.
    case offline

    /// The answer was not there in time.
    case timedOut(after: Duration)

    /// The request was cancelled.
    case cancelled

    /// The server could not be reached, or the connection broke before the answer was whole.
    case connection(String)

    /// There was no safe connection: a certificate is not trusted, or plain HTTP is not allowed. To try again is no use.
    case untrusted(String)

    /// The server answered with a status other than 200 to 299. Of the body there are 1,024 bytes at most.
    case status(Int, body: String)

    /// The answer had more bytes than the limit.
    case tooLarge(limit: Int)

    /// The answer was no JSON: from this byte on, counted from 0.
    case notJSON(position: Int, expected: String, found: String)

    /// The answer was JSON of another shape than was expected at this place, as in `Data.List[3].magnitude`. A key
    /// that would read like a path is quoted: `Data["a.b"]`.
    case wrongShape(path: String, expected: String, found: String)
  }
}

extension RequestError {
  /// Whether the same request may succeed a little later: this device was offline, the connection failed, the answer was
  /// not there in time, or the server answered with status 408, 425, 429, 500, 502, 503 or 504.
  public var isTransient: Bool {
    switch reason {
    case .offline, .timedOut, .connection: true
    case .status(let status, _): [408, 425, 429, 500, 502, 503, 504].contains(status)
    case .malformed, .untrusted, .cancelled, .tooLarge, .notJSON, .wrongShape: false
    }
  }
}

extension RequestError: CustomStringConvertible {
  /// What was asked for, what was expected and what was found, in one sentence.
  public var description: String {
    switch reason {
    case .malformed(let problem): "\(source): expected a request that can be sent, found \(problem)."
    case .offline: "\(source): expected a connection, found this device offline."
    case .timedOut(let duration): "\(source): expected an answer within \(duration), found none."
    case .cancelled: "\(source): expected an answer, found the request cancelled."
    case .connection(let problem): "\(source): expected an answer, found a failed connection: \(problem)"
    case .untrusted(let problem): "\(source): expected a safe connection, found none: \(problem)"
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
  /// What to tell users, in English. What was asked for, and what exactly was wrong, is for those who read logs.
  public var errorDescription: String? {
    switch reason {
    case .malformed: "The request could not be sent."
    case .offline: "This device is offline."
    case .timedOut: "The server did not answer in time."
    case .cancelled: "The request was cancelled."
    case .connection: "The server could not be reached."
    case .untrusted: "There is no safe connection to the server."
    case .status(let status, _): "The server answered with status \(status)."
    case .tooLarge: "The server's answer was too large."
    case .notJSON, .wrongShape: "The server's answer could not be understood."
    }
  }
}

extension Chain {
  /// Catches the failure of a request, as ``catchError(_:)`` catches any failure; other failures go on.
  ///
  /// - Parameter handle: what to do about the failure.
  /// - Returns: a chain with one more step; this one stays as it is.
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
