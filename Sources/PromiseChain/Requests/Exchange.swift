import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The answer to one request as it comes in, piece by piece, and when there is enough of it.
struct Exchange {
  /// How much is kept of an answer with a bad status.
  static let longestPiece = 1_024

  private let source: String
  private let limit: Int
  private var status = 200
  private var headers = Request.Headers()
  private var body = Data()

  init(source: String, limit: Int) {
    self.source = source
    self.limit = limit
  }

  /// Takes a piece.
  ///
  /// - Returns: the result, where the rest of the answer is not needed.
  mutating func receive(_ piece: Data, of response: URLResponse?) -> Result<Request.Response, RequestError>? {
    note(response)
    guard isGood else {
      body += piece.prefix(Self.longestPiece - body.count)
      return body.count == Self.longestPiece ? .failure(badStatus) : nil
    }
    let isTooLarge =
      piece.count > limit - body.count || response.map { $0.expectedContentLength > limit } == true
    if isTooLarge { return .failure(RequestError(.tooLarge(limit: limit), source: source)) }
    body += piece
    return nil
  }

  /// Takes the end of the answer, or what ended it.
  mutating func end(of response: URLResponse?, _ error: (any Error)?) -> Result<
    Request.Response, RequestError
  > {
    note(response)
    if let error { return .failure(end(by: Self.reason(error))) }
    if !isGood { return .failure(badStatus) }
    return .success(Request.Response(status: status, headers: headers, body: body, source: source))
  }

  /// What an error of the session says, in the kit's terms.
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

  /// What the request failed with where nothing more of the answer is waited for: a bad status that is known counts.
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

  /// Takes the head of the answer.
  mutating func note(_ response: URLResponse?) {
    guard let response = response as? HTTPURLResponse else { return }
    status = response.statusCode
    headers = Request.Headers(of: response)
  }

  /// Forgets the answer so far, which led to another one.
  mutating func restart() {
    self = Exchange(source: source, limit: limit)
  }
}
