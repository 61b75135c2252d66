import Foundation
import Requests
import TestSupport
import Testing

// Contains the snippets of the module's README verbatim.

@MainActor
@Suite(.watchdog)
struct RequestsReadmeTests {
  @Test func readmesRequest() async throws {
    let screen = UserScreen()

    // A base without a host fails before a request is sent.
    Server.$current.withValue(Server(URL(fileURLWithPath: "/nowhere"))) { screen.load() }
    try await screen.isShown.reach(1)

    #expect(screen.shown == "The request could not be sent.")
    #expect(screen.title == "")
  }

  @Test func readmesQuakes() async throws {
    let json = try JSON(Data(#"{"Data": {"List": [{"magnitude": 4.8}]}}"#.utf8), source: "quakes.json")

    let quakes = try quakes(in: json)

    #expect(quakes.map(\.magnitude) == [4.8])
    #expect(quakes.map(\.area) == [nil])
  }

  @Test func articlesServerRenewsItsHeaders() async throws {
    let session = Session()

    // Nothing listens at the port, so no request is refused.
    let error = await #expect(throws: RequestError.self) { try await Get("a", on: server(session)).data() }

    #expect(error?.isTransient == true)
    #expect(session.renewals.value == 0)
  }
}

private let url = URL(string: "http://127.0.0.1:9/").unsafelyUnwrapped

private final class Session: Sendable {
  let token = "old"
  let renewals = Signal()

  func renewedToken() async throws -> String {
    renewals.send()
    return "new"
  }
}

// snippet of Requests.md, private
private func server(_ session: Session) -> Server {
  Server(url, headers: ["Authorization": session.token]) { refused in
    ["Authorization": try await session.renewedToken()]
  }
}
// end of snippet

@MainActor
private final class UserScreen {
  let isShown = Signal()
  var title = ""
  var shown = ""

  // snippet of Requests/README.md
  func load() {
    Get("user/info", ["id": "7"])
      .then { json in try json["data", "name"].read(.text) }
      .tap { name in self.title = name }
      .failed { error in self.show(error.localizedDescription) }
      .start()
  }
  // end of snippet

  private func show(_ text: String) {
    shown = text
    isShown.send()
  }
}

private struct Quake {
  var magnitude: Double
  var area: String?
}

// snippet of Requests/README.md, private
private func quakes(in json: JSON) throws(RequestError) -> [Quake] {
  var quakes: [Quake] = []
  for place in try json["Data", "List"].elements() {
    quakes.append(
      Quake(magnitude: try place["magnitude"].read(.number), area: try place["area"].readIfPresent(.text))
    )
  }
  return quakes
}
// end of snippet
