import RouterEvents

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
  static let section = UserInfoKey<Int>("section")
}

// User infos with values of several types.
@MainActor
func section(of userInfo: UserInfo) -> Int? {
  userInfo
    // repeat 16
    .merging([.section: 1, .sku: "a" + "b", "rate": 2.5 * 1, "list": [1, 2, 3], "pair": ["a": nil]])
    // end
    .merging([:])[.section]
}
