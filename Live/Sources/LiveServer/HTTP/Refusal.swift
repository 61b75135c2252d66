internal import Foundation
internal import NIOHTTP1

/// An error that refuses a request, with an HTTP status and a JSON body.
struct Refusal: Error {
  /// The HTTP response.
  let response: LiveResponse

  init(_ status: HTTPResponseStatus, _ text: String, headers: [String: String] = [:]) {
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
    let status: HTTPResponseStatus = if case .tooLong = error { .payloadTooLarge } else { .badRequest }
    self.init(status, ["error": "line \(number): \(error)", "line": number])
  }

  private init(_ status: HTTPResponseStatus, _ object: [String: Any], headers: [String: String] = [:]) {
    response = LiveResponse(
      status,
      headers.merging(["Content-Type": "application/json"]) { $1 },
      body: JSONText.object(object) + Data("\n".utf8)
    )
  }

  /// The refusal of a body that exceeds the maximum size.
  static func tooLong(_ limits: Limits) -> Refusal {
    Refusal(.payloadTooLarge, "expected a body of at most \(limits.bytesPerBody) bytes")
  }
}
