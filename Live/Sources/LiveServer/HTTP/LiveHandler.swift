internal import FlyingFox
internal import Foundation

/// A handler that serves the page and its WebSocket, and receives the lines that apps post.
struct LiveHandler: Sendable {
  let hub: LiveHub
  let hosts: AllowedHosts
  let token: AccessToken?
  let title: String
  let limits: Limits

  private enum Purpose {
    case page
    case follow
    case lines(SessionID, first: Int)
  }

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    do throws(Refusal) {
      switch try purpose(of: request) {
      case .page: return try page()
      case .follow: return try await follow(request)
      case .lines(let session, let first): return try await take(request, session: session, first: first)
      }
    } catch {
      return error.response
    }
  }

  /// Returns the purpose of a request.
  ///
  /// - Throws: A `Refusal` if the request is invalid. The content of the body and the WebSocket handshake are checked
  ///   later.
  private func purpose(of request: HTTPRequest) throws(Refusal) -> Purpose {
    let host = request.headers[.host]
    guard hosts.allows(host: host) else {
      throw Refusal(
        .forbidden,
        "expected the address of this server in Host, found \(Excerpt.of(host ?? ""))"
      )
    }
    let origin = request.headers[.origin]
    guard hosts.allows(origin: origin, host: host) else {
      throw Refusal(
        .forbidden,
        "expected a page of this server in Origin, found \(Excerpt.of(origin ?? ""))"
      )
    }
    guard isAuthorized(request) else {
      throw Refusal(
        .unauthorized,
        "expected the token of this server: ?token=… in the address of a page, Authorization: Bearer … from an app",
        headers: [HTTPHeader("WWW-Authenticate"): "Bearer"]
      )
    }
    let path = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map(String.init)
    switch path {
    case [""]:
      try request.require(.GET)
      return .page
    case ["live"]:
      try request.require(.GET)
      guard request.headers[.upgrade]?.lowercased() == "websocket" else {
        throw Refusal(.upgradeRequired, "expected a WebSocket", headers: [.upgrade: "websocket"])
      }
      return .follow
    case _ where path.count == 3 && path[0] == "apps" && path[2] == "lines":
      try request.require(.POST)
      return try lines(request, session: path[1])
    default:
      throw Refusal(.notFound, "expected /, /live or /apps/SESSION/lines, found \(Excerpt.of(request.path))")
    }
  }

  private func isAuthorized(_ request: HTTPRequest) -> Bool {
    guard let token else { return true }
    if let header = request.headers[.authorization] {
      let words = header.split(separator: " ", maxSplits: 1)
      return words.count == 2 && words[0].lowercased() == "bearer" && token.matches(String(words[1]))
    }
    guard request.method == .GET else { return false }
    return request.query.first { $0.name == "token" }.map { token.matches($0.value) } ?? false
  }

  private func page() throws(Refusal) -> HTTPResponse {
    guard let page = LivePage(title: title) else {
      throw Refusal(.internalServerError, "the page has no content security policy")
    }
    let headers = HTTPHeaders.live.with([
      .contentType: "text/html; charset=utf-8",
      HTTPHeader("Content-Security-Policy"): page.policy + "; frame-ancestors 'none'",
    ])
    return HTTPResponse(statusCode: .ok, headers: headers, body: Data(page.html.utf8))
  }

  private func follow(_ request: HTTPRequest) async throws(Refusal) -> HTTPResponse {
    let handler = WebSocketHTTPHandler(handler: PageSocket(hub: hub, limit: limits.bytesPerPageMessage))
    guard let response = try? await handler.handleRequest(request) else {
      throw Refusal(.badRequest, "expected a WebSocket handshake")
    }
    return response
  }

  private func lines(_ request: HTTPRequest, session: String) throws(Refusal) -> Purpose {
    guard let session = SessionID(session) else {
      throw Refusal(.badRequest, "expected a UUID in /apps/SESSION/lines, found \(Excerpt.of(session))")
    }
    let type = request.headers[.contentType]?.split(separator: ";").first?.trimmingCharacters(
      in: .whitespaces
    )
    guard type?.lowercased() == "application/x-ndjson" else {
      throw Refusal(
        .unsupportedMediaType,
        "expected Content-Type: application/x-ndjson, found \(Excerpt.of(type ?? ""))"
      )
    }
    let word = request.query.first { $0.name == "first" }?.value
    guard let first = word.flatMap({ Int($0) }), first >= 0 else {
      throw Refusal(
        .badRequest,
        "expected ?first=N, the number of the first line, found \(Excerpt.of(word ?? ""))"
      )
    }
    return .lines(session, first: first)
  }

  private func take(
    _ request: HTTPRequest,
    session: SessionID,
    first: Int
  ) async throws(Refusal) -> HTTPResponse {
    let body = try await read(request)
    let lines = try AppLine.lines(of: body, first: first, limit: limits.bytesPerLine)
    do throws(PostError) {
      try await hub.post(lines, first: first, session: session)
    } catch {
      throw Refusal(error)
    }
    return HTTPResponse(statusCode: .noContent, headers: .live)
  }

  private func read(_ request: HTTPRequest) async throws(Refusal) -> Data {
    do throws(RequestBody.Failure) {
      return try await RequestBody(sequence: request.bodySequence)
        .read(limit: limits.bytesPerBody, time: limits.bodyTime)
    } catch {
      switch error {
      case .tooLong:
        throw Refusal(.payloadTooLarge, "expected a body of at most \(limits.bytesPerBody) bytes")
      case .tooSlow, .disconnected:
        throw Refusal(.requestTimeout, "expected the whole body within \(limits.bodyTime)")
      }
    }
  }
}

extension HTTPRequest {
  /// Throws a `Refusal` if the method of the request is not `method`, or if a `GET` request has a body.
  fileprivate func require(_ method: HTTPMethod) throws(Refusal) {
    guard self.method == method else {
      throw Refusal(
        .methodNotAllowed,
        "expected \(method.rawValue), found \(Excerpt.of(self.method.rawValue))",
        headers: [HTTPHeader("Allow"): method.rawValue]
      )
    }
    if method == .GET && bodySequence.count != 0 { throw Refusal(.badRequest, "expected no body") }
  }
}

extension HTTPHeader {
  fileprivate static let origin = HTTPHeader("Origin")
}
