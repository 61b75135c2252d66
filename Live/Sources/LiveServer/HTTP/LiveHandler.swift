internal import Foundation
internal import NIOHTTP1

/// A handler that serves the page and its WebSocket, and receives the lines that apps post.
struct LiveHandler: Sendable {
  let hub: LiveHub
  let hosts: AllowedHosts
  let token: AccessToken?
  let title: String
  let limits: Limits

  enum Purpose {
    case page
    case follow
    case lines(SessionID, first: Int)
  }

  /// Returns the purpose of a request.
  ///
  /// - Throws: A `Refusal` if the request is invalid. The content of the body and the WebSocket handshake are checked
  ///   later.
  func purpose(of request: LiveRequest) throws(Refusal) -> Purpose {
    let host = request["Host"]
    guard hosts.allows(host: host) else {
      throw Refusal(
        .forbidden,
        "expected the address of this server in Host, found \(Excerpt.of(host ?? ""))"
      )
    }
    let origin = request["Origin"]
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
        headers: ["WWW-Authenticate": "Bearer"]
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
      guard request["Upgrade"]?.lowercased() == "websocket" else {
        throw Refusal(.upgradeRequired, "expected a WebSocket", headers: ["Upgrade": "websocket"])
      }
      return .follow
    case _ where path.count == 3 && path[0] == "apps" && path[2] == "lines":
      try request.require(.POST)
      return try lines(request, session: path[1])
    default:
      throw Refusal(.notFound, "expected /, /live or /apps/SESSION/lines, found \(Excerpt.of(request.path))")
    }
  }

  private func isAuthorized(_ request: LiveRequest) -> Bool {
    guard let token else { return true }
    if let header = request["Authorization"] {
      let words = header.split(separator: " ", maxSplits: 1)
      return words.count == 2 && words[0].lowercased() == "bearer" && token.matches(String(words[1]))
    }
    guard request.method == .GET else { return false }
    return request.parameter("token").map { token.matches($0) } ?? false
  }

  /// Returns the response that contains the page.
  func page() throws(Refusal) -> LiveResponse {
    guard let page = LivePage(title: title) else {
      throw Refusal(.internalServerError, "the page has no content security policy")
    }
    return LiveResponse(
      .ok,
      [
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": page.policy + "; frame-ancestors 'none'",
      ],
      body: Data(page.html.utf8)
    )
  }

  private func lines(_ request: LiveRequest, session: String) throws(Refusal) -> Purpose {
    guard let session = SessionID(session) else {
      throw Refusal(.badRequest, "expected a UUID in /apps/SESSION/lines, found \(Excerpt.of(session))")
    }
    let type = request["Content-Type"]?.split(separator: ";").first?.trimmingCharacters(
      in: .whitespaces
    )
    guard type?.lowercased() == "application/x-ndjson" else {
      throw Refusal(
        .unsupportedMediaType,
        "expected Content-Type: application/x-ndjson, found \(Excerpt.of(type ?? ""))"
      )
    }
    let word = request.parameter("first")
    guard let first = word.flatMap({ Int($0) }), first >= 0 else {
      throw Refusal(
        .badRequest,
        "expected ?first=N, the number of the first line, found \(Excerpt.of(word ?? ""))"
      )
    }
    return .lines(session, first: first)
  }

  /// Adds the lines in a body, and returns the response.
  func take(_ body: Data, session: SessionID, first: Int) async -> LiveResponse {
    do throws(Refusal) {
      let lines = try AppLine.lines(of: body, first: first, limits: limits)
      do throws(PostError) {
        try await hub.post(lines, first: first, session: session)
      } catch {
        throw Refusal(error)
      }
      return LiveResponse(.noContent)
    } catch {
      return error.response
    }
  }
}

extension LiveRequest {
  /// Throws a `Refusal` if the method of the request is not `method`, or if a `GET` request has a body. Only a body whose
  /// length is known is accepted.
  fileprivate func require(_ method: HTTPMethod) throws(Refusal) {
    guard self.method == method else {
      throw Refusal(
        .methodNotAllowed,
        "expected \(method.rawValue), found \(Excerpt.of(self.method.rawValue))",
        headers: ["Allow": method.rawValue]
      )
    }
    if self["Transfer-Encoding"] != nil {
      throw Refusal(.lengthRequired, "expected Content-Length instead of Transfer-Encoding")
    }
    if method == .GET && self["Content-Length"] ?? "0" != "0" {
      throw Refusal(.badRequest, "expected no body")
    }
  }
}
