import RouterEvents

/// A responder without roles.
final class PlainLink: EventResponder {
  var nextEventResponder: (any EventResponder)?

  init(_ next: (any EventResponder)? = nil) {
    nextEventResponder = next
  }
}

extension EventName {
  static let tapped: EventName = "test.tapped"
  static let inner: EventName = "test.inner"
}

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
  static let section = UserInfoKey<Int>("section")
}
