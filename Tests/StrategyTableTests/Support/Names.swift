import StrategyTable

extension EventName {
  static let tapped: EventName = "test.tapped"
  static let scrolled: EventName = "test.scrolled"
  static let refreshed: EventName = "test.refreshed"
  static let removed: EventName = "test.removed"
}

extension UserInfoKeys {
  static let number = UserInfoKey<Int>("number")
}

/// A message that converts to and from a user info.
struct Shared: EventMessage {
  static let name: EventName = "test.shared"
  var url: String

  init(url: String) {
    self.url = url
  }

  init?(userInfo: UserInfo) {
    guard let url = userInfo["url"] as? String else { return nil }
    self.url = url
  }
}

struct Rated: EventMessage {
  static let name: EventName = "test.rated"
  var stars: Int
}

struct Depth: EventRequest {
  typealias Response = Int
  static let name: EventName = "test.depth"
}

struct Refusal: Error, Equatable {
  var reason = "refused"
}
