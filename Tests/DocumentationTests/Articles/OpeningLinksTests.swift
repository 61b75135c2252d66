import Commands
import Foundation
import PlatformUIKit
import Testing

extension EventName {
  fileprivate static let stationOpened: EventName = "links.stationOpened"
}

extension UserInfoKeys {
  fileprivate static let stationID = UserInfoKey<Int>("stationID")
}

private struct StationSearched: EventMessage {
  static let name: EventName = "links.stationSearched"
  var text: String
}

@MainActor
private enum Radio {
  // snippet of OpeningLinks.md
  static let links = EventLinks {
    EventLink("station/:id") { values in
      values["id"].flatMap(Int.init).map { id in .named(.stationOpened) { [.stationID: id] } }
    }
    EventLink("search") { values in .message { StationSearched(text: values["text"] ?? "") } }
  }
  // end of snippet

  // snippet of OpeningLinks.md, static
  static func open(_ url: URL, from place: UIResponder) {
    links.event(for: url)?.emit(from: place)
  }
  // end of snippet
}

@MainActor
@Suite
struct OpeningLinksTests {
  @Test func linksBecomeEvents() throws {
    let place = UIView()
    var stations: [Int?] = []
    var texts: [String] = []
    let tokens = [
      place.onRouterEvent(.stationOpened) { event in stations.append(event.userInfo[.stationID]) },
      place.onRouterEvent(message: StationSearched.self) { message, _ in texts.append(message.text) },
    ]

    for address in ["radio://station/3", "https://example.com/station/4", "radio://search?text=jazz"] {
      Radio.open(try #require(URL(string: address)), from: place)
    }

    #expect(stations == [3, 4])
    #expect(texts == ["jazz"])
    for token in tokens { token.cancel() }
  }
}
