/// A typed event, whose payload is a value instead of a dictionary.
///
/// ```swift
/// struct ShareTapped: EventMessage {
///   static let name: EventName = "product.shareTapped"
///   var url: String
/// }
/// cell.routerEvent(ShareTapped(url: "…"))
/// ```
///
/// Two optional members connect it with code that uses names only. ``userInfo`` is what listeners for the name receive.
/// ``init(userInfo:)`` creates the message from an event that was emitted by name.
public protocol EventMessage {
  /// The name under which the message is emitted.
  static var name: EventName { get }

  /// Creates the message from an event that was emitted by name, or returns nil if the user info is insufficient.
  init?(userInfo: UserInfo)

  /// The user info that listeners for the name receive.
  var userInfo: UserInfo { get }
}

extension EventMessage {
  /// Returns nil: by default, a message cannot be created from a user info.
  public init?(userInfo: UserInfo) { return nil }

  /// An empty user info: by default, listeners for the name receive no values.
  public var userInfo: UserInfo { [:] }
}
