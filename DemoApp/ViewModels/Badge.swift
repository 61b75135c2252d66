/// What stands beside an entry of the menu, to say whether there is something that was not seen.
enum Badge: Equatable {
  /// There is nothing.
  case none
  /// There is something, which need not be counted.
  case dot
  /// There is so much.
  case number(Int)
  /// There is more than anybody wants to count.
  case more

  /// Decides by two scopes: what is new in the preferred one is counted; of the other one, that there is something.
  init(_ preferred: Unread, else other: Unread? = nil) {
    switch preferred.count {
    case ...0: self = (other?.count ?? 0) > 0 ? .dot : .none
    case ...9: self = .number(preferred.count)
    default: self = .more
    }
  }

  /// How the badge is written.
  var text: String {
    switch self {
    case .none: ""
    case .dot: "•"
    case .number(let number): "\(number)"
    case .more: "9+"
    }
  }
}
