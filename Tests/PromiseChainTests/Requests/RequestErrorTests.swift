import Foundation
import KitSupport
import Testing

@testable import PromiseChain

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite
struct RequestErrorTests {
  @Test(
    arguments: [
      (URLError.Code.notConnectedToInternet, RequestError.Reason.offline), (.dataNotAllowed, .offline),
      (.cancelled, .cancelled),
    ]
  )
  func whatTheSessionSaysIsSaidInTheKitsTerms(code: URLError.Code, reason: RequestError.Reason) {
    #expect(Exchange.reason(URLError(code)) == reason)
  }

  @Test(arguments: [
    URLError.Code.cannotFindHost, .cannotConnectToHost, .networkConnectionLost, .badServerResponse,
  ])
  func everythingElseIsAFailedConnection(code: URLError.Code) {
    #expect(Exchange.reason(URLError(code)).kind == "connection")
  }

  @Test(arguments: [
    URLError.Code.secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
  ])
  func aConnectionThatIsNotSafeIsNotTrusted(code: URLError.Code) {
    #expect(Exchange.reason(URLError(code)).kind == "untrusted")
  }

  @Test func aPathWithoutAServerCannotBeSent() async {
    let error = await #expect(throws: RequestError.self) { try await Get("user/info").data() }

    #expect(
      error?.description
        == "GET user/info: expected a request that can be sent, found no server for the path, and no address."
    )
  }

  @Test func aBaseWithoutAHostCannotBeAsked() async throws {
    let server = Server(try #require(URL(string: "nowhere")))

    let error = await #expect(throws: RequestError.self) { try await Get("user", on: server).data() }

    #expect(error?.reason.kind == "malformed")
  }

  @Test func aValueThatCannotBeEncodedCannotBeSent() async throws {
    let server = Server(try #require(URL(string: "http://127.0.0.1:9")))

    let error = await #expect(throws: RequestError.self) {
      try await Request.post("echo", on: server).sending([Double.infinity]).data()
    }

    #expect(error?.reason.kind == "malformed")
  }

  @Test func failedCatchesFailuresOfRequestsOnly() async throws {
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
      (.cancelled, "GET x: expected an answer, found the request cancelled."),
      (.tooLarge(limit: 10), "GET x: expected at most 10 bytes, found more."),
      (.connection("It broke."), "GET x: expected an answer, found a failed connection: It broke."),
      (.untrusted("It is old."), "GET x: expected a safe connection, found none: It is old."),
      (
        .notJSON(position: 3, expected: "a key", found: "the end"),
        "GET x, byte 3: expected a key, found the end."
      ),
    ] as [(RequestError.Reason, String)]
  )
  func everyReasonSaysWhatWasExpectedAndFound(reason: RequestError.Reason, text: String) {
    #expect(RequestError(reason, source: "GET x").description == text)
  }

  @Test(
    arguments: [
      (.malformed("x"), "The request could not be sent."), (.offline, "This device is offline."),
      (.timedOut(after: .seconds(5)), "The server did not answer in time."),
      (.cancelled, "The request was cancelled."), (.connection("x"), "The server could not be reached."),
      (.untrusted("x"), "There is no safe connection to the server."),
      (.status(503, body: "x"), "The server answered with status 503."),
      (.tooLarge(limit: 10), "The server's answer was too large."),
      (.notJSON(position: 3, expected: "x", found: "x"), "The server's answer could not be understood."),
      (.wrongShape(path: "x", expected: "x", found: "x"), "The server's answer could not be understood."),
    ] as [(RequestError.Reason, String)]
  )
  func everyReasonHasWordsForUsers(reason: RequestError.Reason, text: String) {
    #expect(RequestError(reason, source: "GET x").localizedDescription == text)
  }

  @Test func ofABadStatusABoundedPieceOfTheBodyIsKept() {
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
}
