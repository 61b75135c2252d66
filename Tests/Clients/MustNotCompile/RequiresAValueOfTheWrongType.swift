// expect: produces result of type 'UserInfoKey<String>', but context expects 'UserInfoKey<Int?>'
import RouterEvents

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
}

func sku(of userInfo: UserInfo) -> Int? {
  try? userInfo.require(.sku)
}
