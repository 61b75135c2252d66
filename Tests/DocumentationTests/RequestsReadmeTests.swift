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
}

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
