// expect: produces result of type 'UserInfoKey<String>', but context expects 'UserInfoKey<Int>'
import RouterEvents

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
}

func fill(_ userInfo: inout UserInfo) {
  userInfo[.sku] = 3
}
