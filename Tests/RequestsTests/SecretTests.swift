import Foundation
import KitSupport
import TestSupport
import Testing

@testable import Requests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where secrets of a server and of an address go, and where they are shown.
@Suite(.watchdog)
struct SecretTests {
  @Test(
    arguments: [
      ("https://api.example.com/api/", "user", true),
      ("https://api.example.com/api/", "//other.example/user", true),
      ("https://api.example.com/api/", "https://api.example.com/other", true),
      ("https://api.example.com/api/", "HTTPS://API.Example.COM:443/other", true),
      ("http://API.example.com:80/api/", "http://api.example.com/", true),
      ("https://api.example.com/api/", "https://user:word@api.example.com/", true),
      ("https://api.example.com/api/", "http://api.example.com/", false),
      ("https://api.example.com/api/", "https://api.example.com:8443/", false),
      ("https://api.example.com/api/", "https://other.example/", false),
      ("https://api.example.com/api/", "https://api.example.com.other.example/", false),
      ("https://api.example.com/api/", "https://api.example.com@other.example/", false),
      ("https://api.example.com/api/", "https://example.com/", false),
      ("https://xn--mnchen-3ya.example/", "https://XN--MNCHEN-3YA.example/", true),
      ("https://xn--mnchen-3ya.example/", "https://munchen.example/", false),
      ("ftp://a.example/", "user", false),
    ]
  )
  func headersOfAServerGoToItsOriginOnly(base: String, path: String, areSent: Bool) throws {
    let session = URLSessionConfiguration.ephemeral
    session.httpAdditionalHeaders = ["X-Session": "b"]
    let server = Server(try #require(URL(string: base)), session: session, headers: ["Authorization": "a"])

    let request = try Get(path, on: server).header("X-Own", "c").urlRequest(
      on: server,
      server.headers.current.fields
    )

    #expect(request.value(forHTTPHeaderField: "Authorization") == (areSent ? "a" : nil))
    #expect(request.value(forHTTPHeaderField: "X-Session") == (areSent ? "b" : nil))
    #expect(request.value(forHTTPHeaderField: "X-Own") == "c")
  }

  @Test func pathCannotNameAnotherHost() throws {
    let server = Server(try #require(URL(string: "https://a.example/")), headers: ["Authorization": "a"])

    let request = try Get("//other.example/x", on: server).urlRequest(
      on: server,
      server.headers.current.fields
    )

    #expect(request.url?.absoluteString == "https://a.example//other.example/x")
  }

  private static let refusing = "127.0.0.1:9"

  private static let oddAddresses = [
    " http://anna:S3cret@host/x", "\n\thttp://anna:S3cret@host/x", "ftp://anna:S3cret@host/x",
    "ws://anna:S3cret@host/x", "//anna:S3cret@host/x", " //anna:S3cret@host/x", "http:/anna:S3cret@host/x",
    "http:anna:S3cret@host/x", "http:\\\\anna:S3cret@host/x", "https:///anna:S3cret@host/x",
    "anna:S3cret@host/x",
    "anna:S3://cret@host/S3cret@host/x",
  ]

  @Test(arguments: oddAddresses, ["http://a.example/", nil])
  func oddAddressIsNotSentAndShowsNoUser(address: String, base: String?) throws {
    let server = try base.map { Server(try #require(URL(string: $0))) } ?? .anywhere
    for request in [Get(address, on: server), Get(address, on: server).encoded()] {
      let error = #expect(throws: RequestError.self) {
        _ = try request.urlRequest(on: server, server.headers.current.fields)
      }

      #expect(error?.reason.kind == "malformed")
      for text in texts(of: try #require(error)) + texts(of: request) {
        #expect(!text.contains("S3") && !text.contains("anna"), "\(text)")
      }
    }
  }

  @Test(arguments: ["users/@anna", "@anna/a:b", "icon@2x.png", "find?at=a@b:c"])
  func pathMayContainAnAtSign(path: String) throws {
    let server = Server(try #require(URL(string: "http://a.example/")))

    let request = try Get(path, on: server).encoded().urlRequest(on: server, server.headers.current.fields)

    #expect(request.url?.absoluteString == "http://a.example/\(path)")
  }

  @Test(
    arguments: [
      ("http://anna:S3cret@\(refusing)/", "user"),
      ("http://S3cret@\(refusing)/", "user/../x"),
      ("http://a.example/", "http://anna:S3cret@\(refusing)/x?y=1"),
      ("http://a.example/", "http://anna:S3cret@\(refusing)/not encoded"),
      ("http://a.example/", "http://anna:S3cret/S3cret@\(refusing)/x"),
      ("http://a.example/", "http://anna:S3 cret@\(refusing)/x"),
      ("http://a.example/", "HTTP://anna:S3cret@\(refusing):x/"),
    ] + oddAddresses.map { ("http://\(refusing)/", $0) }
  )
  func errorsDoNotShowUserAndPassword(base: String, path: String) async throws {
    let server = Server(try #require(URL(string: base)))

    let error = await #expect(throws: RequestError.self) { try await Get(path, on: server).data() }

    for text in texts(of: try #require(error)) {
      #expect(!text.contains("S3cret") && !text.contains("S3 cret") && !text.contains("anna"), "\(text)")
    }
  }

  @Test func badStatusDoesNotShowSecretsOfTheAnswer() throws {
    let url = try #require(URL(string: "http://anna:S3cret@a.example/"))
    let response = try #require(
      HTTPURLResponse(
        url: url,
        statusCode: 401,
        httpVersion: nil,
        headerFields: ["Set-Cookie": "id=S3cret", "Retry-After": "3"]
      )
    )

    let headers = Request.Headers(of: response)
    let error = RequestError(reason: .status(401, body: ""), source: "GET x", headers: headers)

    for text in texts(of: error) + texts(of: error.headers) { #expect(!text.contains("S3cret"), "\(text)") }
    #expect(error.headers["retry-after"] == "3")
  }

  @Test func dumpsShowNamesButNoSecrets() throws {
    let base = try #require(URL(string: "https://anna:S3cret@a.example/api"))
    let session = URLSessionConfiguration.ephemeral
    session.httpAdditionalHeaders = ["Proxy-Authorization": "S3cret"]
    let server = Server(base, session: session, headers: ["Authorization": "S3cret", "X-Key": "S3cret"])
    let login = Request.post("https://anna:S3cret@a.example/login", ["pin": "S3cret"], on: server)
      .header("Cookie", "S3cret")

    for text in texts(of: login) + texts(of: server) + texts(of: login.sending("S3cret")) {
      #expect(!text.contains("S3cret") && !text.contains("anna"), "\(text)")
    }
    var text = ""
    dump(login, to: &text)
    for name in ["POST", "a.example/login", "pin", "Cookie", "Authorization", "X-Key", "a.example/api"] {
      #expect(text.contains(name), "\(text)")
    }
  }

  @Test(arguments: [
    "x?token=S3cret", "https://a.example/x?token=S3cret", "x#token=S3cret", "a b?token=S3cret",
  ])
  func dumpsShowNoQuery(address: String) throws {
    let base = try #require(URL(string: "https://a.example/api?key=S3cret"))
    let get = Get(address, on: Server(base))

    for text in texts(of: get) + texts(of: get.encoded()) { #expect(!text.contains("S3cret"), "\(text)") }
  }

  private func texts(of value: some Any) -> [String] {
    var text = ""
    dump(value, to: &text)
    return ["\(value)", String(describing: value), String(reflecting: value), text]
      + ((value as? any Error).map { [$0.localizedDescription] } ?? [])
  }
}
