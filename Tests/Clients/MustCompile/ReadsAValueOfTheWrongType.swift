import RouterEvents

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
}

func sku(of userInfo: UserInfo) -> String? {
  userInfo[.sku]
}
