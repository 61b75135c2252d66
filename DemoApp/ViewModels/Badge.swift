/// The badge of a menu entry, which indicates unread items.
enum Badge: Equatable {
  /// Nothing is unread.
  case none
  /// Something is unread. The badge shows no number.
  case dot
  /// The number of unread items, from 1 to 9.
  case number(Int)
  /// More than 9 items are unread.
  case more

  /// Creates a badge with the unread count of `preferred`.
  ///
  /// If that count is 0 and `other` has unread items, the badge is a dot.
  init(_ preferred: Unread, else other: Unread? = nil) {
    switch preferred.count {
    case ...0: self = (other?.count ?? 0) > 0 ? .dot : .none
    case ...9: self = .number(preferred.count)
    default: self = .more
    }
  }

  /// The text of the badge, which is empty for ``none``.
  var text: String {
    switch self {
    case .none: ""
    case .dot: "•"
    case .number(let number): "\(number)"
    case .more: "9+"
    }
  }
}
