package import Foundation
internal import Requests

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A transport that posts lines over HTTP. Its session stores no cookies, caches no responses and follows no redirects.
package final class HTTPTransport: LiveTransport {
  private let server: Server

  /// The query of `address` is ignored. A request fails if its answer is not complete after `timeout`.
  package init(_ address: URL, token: String?, timeout: Duration = .seconds(30)) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.connectionProxyDictionary = [:]
    var parts = URLComponents(url: address, resolvingAgainstBaseURL: true)
    parts?.query = nil
    server = Server(
      parts?.url ?? address,
      session: configuration,
      headers: token.map { ["Authorization": "Bearer \($0)"] } ?? [:],
      timeout: timeout
    )
  }

  package func post(_ batch: LiveBatch) async throws -> LiveAnswer {
    let request = Request.post("apps/\(batch.session)/lines", ["first": "\(batch.first)"], on: server)
      .sending(batch.body, as: "application/x-ndjson")
    do {
      let status = try await request.response().status
      return status == 204 ? .accepted : .refused(status: status)
    } catch {
      guard case .status(let status, let body) = error.reason else { throw error }
      let json = try? JSON(Data(body.utf8), source: error.source)
      guard status == 409, let expected = try? json?["expected"].read(.whole) else {
        return .refused(status: status)
      }
      return .expected(expected)
    }
  }
}
