// expect: 'UserInfoKey<String>' but contextual base was inferred as 'UserInfoKey<Int>'
import RouterEvents

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
}

func sku(of userInfo: UserInfo) -> Int? {
  userInfo[.sku]
}
