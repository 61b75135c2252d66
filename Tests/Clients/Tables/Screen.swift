import PortableUIKit
import StrategyTable

extension EventName {
  static let liked: EventName = "song.liked"
  static let moved: EventName = "song.moved"
}

extension UserInfoKeys {
  static let songID = UserInfoKey<Int>("songID")
  static let title = UserInfoKey<String>("title")
}

struct Song {
  var title: String
}

struct Album {
  var title: String
}

extension RowEvents {
  static let songRemoved = RowEvent<Song>("song.removed")
}

struct Shared: EventMessage {
  static let name: EventName = "song.shared"
  var count: Int
}

struct Sum: EventRequest {
  typealias Response = Int
  static let name: EventName = "sum"
}

final class Other: UIViewController {
  func like(_ event: RouterEvent) {}
}

final class Screen: UIViewController, EventHandling {
  var sum = 0
  var titles: [String] = []

  static let table = StrategyTable<Screen> {
    // entry
    Call(.liked, Screen.like)
    // entry
    On(.moved) { screen, event in screen.sum += event.userInfo[.songID] ?? 0 }
    // entry
    On(.moved) { screen, event in
      guard event.position > 0 else { return }
      screen.sum += 1
    }
    .forwarding()
    // entry
    On(.liked, with: \.songID) { screen, id, event in screen.sum += id }
    // entry
    On(row: \.songRemoved) { screen, song, event in screen.titles.append(song.title) }
    // entry
    On(message: Shared.self) { screen, message, _ in screen.sum += message.count }
    // entry
    Answer(Sum.self) { screen, request, event in screen.sum }
    // entry
    On(.moved, whileRunning: .drop) { owner, event in
      await Task.yield()
      owner()?.sum += 1
    }
    .per(\.songID)
    // entry
    On(deciding: .moved) { screen, event in screen.sum > 1 ? .blocked : .handled }
    // entry
    On(decidingRow: \.songRemoved) { screen, song, event in song.title.isEmpty ? .forwarded : .blocked }
    // entry
    On(.liked) { screen, event in try screen.check() }.once().throttled(for: .seconds(1))
    // end
  }

  func like(_ event: RouterEvent) {}
  func rate(_ value: Double) {}
  func load() async {}
  func remove(_ album: Album) {}
  func check() throws {}
}
