import Foundation
import KitSupport
import TestSupport
import Testing

@testable import Requests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite
struct RequestErrorTests {
  @Test(
    arguments: [
      (.notConnectedToInternet, "offline"), (.dataNotAllowed, "offline"), (.cancelled, "cancelled"),
      (.cannotFindHost, "connection"), (.cannotConnectToHost, "connection"),
      (.networkConnectionLost, "connection"), (.badServerResponse, "connection"),
      (.secureConnectionFailed, "untrusted"), (.serverCertificateUntrusted, "untrusted"),
      (.serverCertificateHasBadDate, "untrusted"),
    ] as [(URLError.Code, String)]
  )
  func mapsSessionErrors(code: URLError.Code, kind: String) {
    #expect(Exchange.reason(URLError(code)).kind == Substring(kind))
  }

  @Test func doesNotSendAPathWithoutAServer() async {
    let error = await #expect(throws: RequestError.self) { try await Get("user/info").data() }

    #expect(
      error?.description
        == "GET user/info: expected a request that can be sent, found a path without a server."
    )
  }

  @Test func doesNotSendToABaseWithoutAHost() async throws {
    let server = Server(try #require(URL(string: "nowhere")))

    #expect(await failure(of: Get("user", on: server))?.kind == "malformed")
  }

  @Test func doesNotShowTheValueThatCannotBeEncoded() async throws {
    let server = Server(try #require(URL(string: "http://127.0.0.1:9")))
    var problems: [String] = []

    for request in [
      Request.post("echo", on: server).sending(Order(card: "4111", isRefusing: false)),
      Request.post("echo", on: server).sending(Order(card: "4111", isRefusing: true)),
      Request.post("echo", on: server).sending([
        "order": [Order(card: "4111", refusal: Refused(card: "4111"))]
      ]),
    ] {
      do throws(RequestError) {
        _ = try await request.data()
      } catch {
        problems.append("\(error)")
      }
    }

    let start =
      "POST http://127.0.0.1:9/echo: expected a request that can be sent, found a value that cannot be encoded: "
    #expect(
      problems.map { $0.replacing(start, with: "") } == [
        "Order.", "Order at card.", "Refused.",
      ]
    )
  }

  @Test func failedHandlesOnlyRequestErrors() async throws {
    let log = Log()
    let offline = RequestError(.offline, source: "GET here")

    let (_, reports) = try await Reports.collecting {
      try await runAlone { token in
        Chain<Token>.first { throw offline }.failed { log.note("\($0)") }.recover { _ in token }
      }
      try await runAlone { token in .first { throw Held(token: token) }.failed { log.note("\($0)") } }
    }

    #expect(log.all == ["GET here: expected a connection, found this device offline."])
    #expect(reports.count == 1)
  }

  @Test(
    arguments: [
      (.timedOut(after: .seconds(5)), "GET x: expected an answer within 5.0 seconds, found none."),
      (.cancelled, "GET x: expected an answer, found the request canceled."),
      (.tooLarge(limit: 10), "GET x: expected at most 10 bytes, found more."),
      (.connection("It broke."), "GET x: expected an answer, found a failed connection: It broke."),
      (.untrusted("It is old."), "GET x: expected a secure connection, found none: It is old."),
      (
        .notJSON(position: 3, expected: "a key", found: "the end"),
        "GET x, byte 3: expected a key, found the end."
      ),
    ] as [(RequestError.Reason, String)]
  )
  func everyReasonDescribesExpectedAndFound(reason: RequestError.Reason, text: String) {
    #expect(RequestError(reason, source: "GET x").description == text)
  }

  @Test(
    arguments: [
      (.malformed("x"), "The request could not be sent."), (.offline, "This device is offline."),
      (.timedOut(after: .seconds(5)), "The server did not answer in time."),
      (.cancelled, "The request was canceled."), (.connection("x"), "The server could not be reached."),
      (.untrusted("x"), "There is no secure connection to the server."),
      (.status(503, body: "x"), "The server answered with status 503."),
      (.tooLarge(limit: 10), "The server's answer was too large."),
      (.notJSON(position: 3, expected: "x", found: "x"), "The server's answer could not be understood."),
      (.wrongShape(path: "x", expected: "x", found: "x"), "The server's answer could not be understood."),
    ] as [(RequestError.Reason, String)]
  )
  func everyReasonHasAUserMessage(reason: RequestError.Reason, text: String) {
    #expect(RequestError(reason, source: "GET x").localizedDescription == text)
  }

  @Test(
    arguments: [
      (.offline, true), (.timedOut(after: .seconds(5)), true), (.connection("x"), true),
      (.status(408, body: "x"), true), (.status(425, body: "x"), true), (.status(429, body: "x"), true),
      (.status(500, body: "x"), true), (.status(502, body: "x"), true), (.status(503, body: "x"), true),
      (.status(504, body: "x"), true), (.status(404, body: "x"), false), (.status(501, body: "x"), false),
      (.malformed("x"), false), (.untrusted("x"), false), (.cancelled, false), (.tooLarge(limit: 10), false),
      (.notJSON(position: 3, expected: "x", found: "x"), false),
      (.wrongShape(path: "x", expected: "x", found: "x"), false),
    ] as [(RequestError.Reason, Bool)]
  )
  func classifiesTransientErrors(reason: RequestError.Reason, isTransient: Bool) {
    #expect(RequestError(reason, source: "GET x").isTransient == isTransient)
  }

  @Test(
    arguments: [
      ("https://a/x", "https://a:443/y", true), ("http://a/x", "http://A:80/y", true),
      ("https://a/x", "HTTPS://a/y", true),
      ("https://a/x", "https://a:444/y", false), ("https://a/x", "http://a:443/y", false),
      ("http://a/x", "http://a:443/y", false), ("http://a/x", "http://b/y", false),
    ]
  )
  func redirectKeepsHeadersWithinTheirOrigin(from: String, to: String, goesAlong: Bool) throws {
    let url = try #require(URL(string: from))
    var request = URLRequest(url: url)
    request.setValue("d", forHTTPHeaderField: "X-Key")
    var redirects = Redirects(request: request)

    let isFollowed = redirects.follow(
      try #require(
        HTTPURLResponse(url: url, statusCode: 302, httpVersion: nil, headerFields: ["Location": to])
      )
    )

    #expect(isFollowed && redirects.request.url?.absoluteString == to)
    #expect(redirects.request.value(forHTTPHeaderField: "X-Key") == (goesAlong ? "d" : nil))
  }

  @Test func followsTwentyRedirects() throws {
    let url = try #require(URL(string: "http://a/x"))
    var redirects = Redirects(request: URLRequest(url: url))
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 302, httpVersion: nil, headerFields: ["Location": "/x"])
    )

    let areFollowed = (0..<22).map { _ in redirects.follow(response) }

    #expect(areFollowed == Array(repeating: true, count: 20) + [false, false])
  }

  @Test func badStatusKeepsABoundedBody() {
    var exchange = Exchange(source: "GET x", limit: 10)
    let response = HTTPURLResponse(
      url: URL(fileURLWithPath: "/"),
      statusCode: 500,
      httpVersion: nil,
      headerFields: nil
    )

    let early = exchange.receive(Data(repeating: 0x61, count: 1_000), of: response)
    let result = exchange.receive(Data(repeating: 0x62, count: 1_000), of: response)

    #expect(early == nil)
    let body = String(repeating: "a", count: 1_000) + String(repeating: "b", count: 24)
    #expect(result == .failure(RequestError(.status(500, body: body), source: "GET x")))
  }

  @Test(
    arguments: [
      ("120", .seconds(120)), ("0", .zero), (" 7 ", .seconds(7)), ("-7", nil), ("7.5", nil), ("soon", nil),
      ("", nil),
      ("Sun, 06 Nov 1994 08:49:37 GMT", .seconds(37)), ("Sunday, 06-Nov-94 08:50:00 GMT", .seconds(60)),
      ("Sun Nov  6 08:49:07 1994", .seconds(7)), ("Sun, 06 Nov 1994 08:48:00 GMT", .zero),
      ("Mon Nov  7 08:49:07 1994", .seconds(86_407)), ("Thu, 06 Nov 10000 08:49:00 GMT", nil),
      ("Wed, 08 Mar 1995 08:49:00 GMT", .seconds(122 * 86_400)),
      ("Saturday, 06-Nov-10 08:49:00 GMT", .seconds(5_844 * 86_400)),
      ("Sun, 06 Feb 2000 08:49:00 GMT", .seconds(1_918 * 86_400)), ("Sun, 06 Foo 1994 08:49:37 GMT", nil),
      ("Sun, 06 Nov 1994 24:00:00 GMT", nil),
    ] as [(String, Duration?)]
  )
  func parsesRetryAfterAsSecondsOrDate(text: String, duration: Duration?) {
    let date = "Sun, 06 Nov 1994 08:49:00 GMT"

    let error = RequestError(
      .status(503, body: ""),
      source: "x",
      headers: ["retry-after": text, "date": date]
    )

    #expect(error.retryAfter == duration)
    #expect(error.headers.retryAfter(now: .distantFuture) == duration)
  }

  @Test func comparesRetryAfterWithNowWithoutADateHeader() {
    let headers = Request.Headers(["Retry-After": "Thu, 01 Jan 1970 00:01:00 GMT"])

    #expect(headers.retryAfter(now: Date(timeIntervalSince1970: 20)) == .seconds(40))
    #expect(Request.Headers(["Retry-After": "99999999999999999999"]).retryAfter(now: Date()) == .century)
    #expect(Request.Headers().retryAfter(now: Date()) == nil)
  }

  @Test(
    arguments: [
      ("X-Kit\r\nX-Evil", "x"), ("X-Kit\n", "x"), ("X-Kit:", "x"), ("", "x"), ("X Kit", "x"), ("Größe", "x"),
      ("X-Kit", "x\r\nX-Evil: y"), ("X-Kit", "x\ny"), ("X-Kit", "x\0y"), ("X-Kit", "x\u{7F}"),
    ]
  )
  func rejectsHeaderInjection(name: String, value: String) async throws {
    let base = try #require(URL(string: "http://127.0.0.1:9"))

    for request in [
      Get("x", on: Server(base)).header(name, value), Get("x", on: Server(base, headers: [name: value])),
    ] {
      let error = await #expect(throws: RequestError.self) { try await request.data() }

      let problem =
        value == "x"
        ? "the invalid header name \(name.debugDescription)"
        : "a line break or another control character in the header X-Kit"
      #expect(error?.reason == .malformed(problem))
    }
  }
}

/// The reason for which a request fails, or nil if it does not.
func failure(of request: Request) async -> RequestError.Reason? {
  do {
    _ = try await request.json()
    return nil
  } catch {
    return error.reason
  }
}

/// A value that encodes nothing, or throws.
private struct Order: Encodable, Sendable {
  let card: String
  var isRefusing = false
  var refusal: Refused?

  func encode(to encoder: any Encoder) throws {
    if let refusal { throw refusal }
    guard isRefusing else { return }
    throw EncodingError.invalidValue(
      self,
      .init(codingPath: [Key.card], debugDescription: "no room for \(card)")
    )
  }

  private enum Key: CodingKey {
    case card
  }
}

private struct Refused: Error {
  let card: String
}
