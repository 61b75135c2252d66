// expect: cannot assign through subscript: 'userInfo' setter is inaccessible
import RouterEvents

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
}

final class Link: EventDecorator {
  var nextEventResponder: (any EventResponder)?

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    event.userInfo[.sku] = "A-1"
  }
}
