/// Any JSON value.
enum JSONValue: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value in words that fit into a sentence, as in `the number 4.8` or `a list of 3`.
  var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): "the number \(value)"
    case .text(let value) where value.count > 40: "the text \"\(value.prefix(40))…\""
    case .text(let value): "the text \"\(value)\""
    case .list(let values): "a list of \(values.count)"
    case .object(let members) where members.isEmpty: "an empty object"
    case .object(let members): "an object with \(members.keys.sorted().joined(separator: ", "))"
    }
  }
}
