import RouterEvents

class BaseKeys: ExpressibleByStringLiteral {
  required init(stringLiteral name: String) {}
}

class MyKeys: BaseKeys, @unchecked Sendable {}
