internal import FlyingFox
internal import Foundation

/// An error that refuses a request, with an HTTP status and a JSON body.
struct Refusal: Error {
  private let status: HTTPStatusCode
  private let headers: HTTPHeaders
  private let body: Data

  init(_ status: HTTPStatusCode, _ text: String, headers: HTTPHeaders = [:]) {
    self.init(status, ["error": text], headers: headers)
  }

  init(_ error: PostError) {
    switch error {
    case .gap(let expected):
      self.init(.conflict, ["expected": expected])
    case .line(let number, let error):
      self.init(number: number, error)
    case .tooManyApps(let limit):
      self.init(.serviceUnavailable, "\(limit) apps are connected, which is the limit")
    }
  }

  /// Creates the refusal of an invalid line. `number` is the number of the line in the session.
  init(number: Int, _ error: LineError) {
    let status: HTTPStatusCode = if case .tooLong = error { .payloadTooLarge } else { .badRequest }
    self.init(status, ["error": "line \(number): \(error)", "line": number])
  }

  private init(_ status: HTTPStatusCode, _ object: [String: Any], headers: HTTPHeaders = [:]) {
    self.status = status
    self.headers = headers
    body = JSONText.object(object) + Data("\n".utf8)
  }

  /// The HTTP response.
  var response: HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: .live.with([.contentType: "application/json"]).with(headers),
      body: body
    )
  }
}
