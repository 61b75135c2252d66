// expect: cannot inherit from non-open class 'UserInfoKeys' outside of its defining module
import RouterEvents

class BaseKeys: ExpressibleByStringLiteral {
  required init(stringLiteral name: String) {}
}

class MyKeys: UserInfoKeys, @unchecked Sendable {}
