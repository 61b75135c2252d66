/// A typed event: its payload is a value with properties, not a dictionary.
///
/// ```swift
/// struct ShareTapped: EventMessage {
///   static let name: EventName = "product.shareTapped"
///   var url: String
/// }
/// cell.routerEvent(ShareTapped(url: "…"))
/// ```
///
/// The two members with a default are a bridge to code that knows only names: ``userInfo`` is what listeners by
/// name see, ``init(userInfo:)`` makes the message of an event that was emitted by name.
public protocol EventMessage {
  /// The name under which the message travels.
  static var name: EventName { get }

  /// Makes the message of an event that was emitted by name; nil where its user info does not suffice.
  init?(userInfo: UserInfo)

  /// What listeners by name see of the message.
  var userInfo: UserInfo { get }
}

extension EventMessage {
  /// A message cannot be made of a user info unless its type says how.
  public init?(userInfo: UserInfo) { return nil }

  /// A message shows nothing to listeners by name unless its type says what.
  public var userInfo: UserInfo { [:] }
}
