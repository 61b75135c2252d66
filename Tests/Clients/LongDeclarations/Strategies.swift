import PortableUIKit
import StrategyTable

extension UserInfoKeys {
  static let section = UserInfoKey<Int>("section")
}

struct Shared: EventMessage {
  static let name: EventName = "shared"
  var count: Int
}

struct Sum: EventRequest {
  typealias Response = Int
  static let name: EventName = "sum"
}

final class Screen: UIViewController {
  var sum = 0

  func take(_ userInfo: UserInfo) {}
  func validate() throws {}

  // Strategies of all kinds.
  static func makeTable() -> StrategyTable<Screen> {
    let table = StrategyTable<Screen> {
      // repeat 8
      Call("taken", Screen.take)
      On("added") { screen, event in screen.sum += event.userInfo[.section] ?? 0 }
      On("counted") { screen, event in
        guard event.userInfo["x"] != nil else { return }
        screen.sum += 1
      }
      .forwarding()
      On("loaded", whileRunning: .drop) { owner, event in
        try await Task.sleep(for: .seconds(1))
        owner()?.sum += 1
      }
      On("removed") { screen, event in screen.sum -= 1 }.once().throttled(for: .seconds(2))
      On("validated") { screen, _ in try screen.validate() }
      On(message: Shared.self) { screen, message, event in screen.sum += message.count + 1 }
      Answer(Sum.self) { screen, request, event in screen.sum + 1 }
      // end
    }
    return table
  }
}
