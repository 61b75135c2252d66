/// The badge of a menu entry, for what the user has not seen yet.
enum Badge: Equatable {
  /// Nothing is unread.
  case none
  /// Something is unread, without its number.
  case dot
  /// The number of unread items, from 1 to 9.
  case number(Int)
  /// More than 9 unread items.
  case more

  /// Counts what is unread in the preferred scope. If nothing is, the other scope decides whether there is a dot.
  init(_ preferred: Unread, else other: Unread? = nil) {
    switch preferred.count {
    case ...0: self = (other?.count ?? 0) > 0 ? .dot : .none
    case ...9: self = .number(preferred.count)
    default: self = .more
    }
  }

  /// The text of the badge, which is empty for none.
  var text: String {
    switch self {
    case .none: ""
    case .dot: "•"
    case .number(let number): "\(number)"
    case .more: "9+"
    }
  }
}
