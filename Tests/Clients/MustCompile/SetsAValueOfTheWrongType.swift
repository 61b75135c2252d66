import RouterEvents

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
}

func fill(_ userInfo: inout UserInfo) {
  userInfo[.sku] = "A-1"
}
