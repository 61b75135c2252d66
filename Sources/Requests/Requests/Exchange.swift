import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A collector of the pieces of one response. It ends the response early if it does not need the rest.
struct Exchange {
  /// The maximum number of body bytes to keep if the status is outside 200 to 299.
  static let maximumErrorBodySize = 1_024

  private let source: String
  private let limit: Int
  private var status = 200
  private var headers = Request.Headers()
  private var body = Data()

  init(source: String, limit: Int) {
    self.source = source
    self.limit = limit
  }

  /// Receives a piece of the body.
  ///
  /// - Returns: The failure that ends the response early, or nil if more of the response is needed.
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

  /// Ends the response and returns the result. The result is a failure if `error` is not nil or if the status is
  /// outside 200 to 299.
  mutating func end(of response: URLResponse?, _ error: (any Error)?) -> Result<
    Request.Response, RequestError
  > {
    record(response)
    if let error { return .failure(end(by: Self.reason(error))) }
    if !isGood { return .failure(badStatus) }
    return .success(Request.Response(status: status, headers: headers, body: body, source: source))
  }

  /// Returns the reason that corresponds to an error from the session.
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

  /// Returns the error of a request that ends before its response is complete. If a status outside 200 to 299 has
  /// arrived, the error contains that status instead of `reason`.
  func end(by reason: RequestError.Reason) -> RequestError {
    isGood ? RequestError(reason, source: source) : badStatus
  }

  private var isGood: Bool { (200..<300).contains(status) }

  private var badStatus: RequestError {
    RequestError(
      .status(status, body: String(decoding: body, as: UTF8.self)),
      source: source,
      headers: headers
    )
  }

  mutating func record(_ response: URLResponse?) {
    guard let response = response as? HTTPURLResponse else { return }
    status = response.statusCode
    headers = Request.Headers(of: response)
  }

  /// Resets the exchange after a redirect.
  mutating func restart() {
    self = Exchange(source: source, limit: limit)
  }
}
