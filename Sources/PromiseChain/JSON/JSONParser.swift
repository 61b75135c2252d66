import Foundation

/// Reads JSON as RFC 8259 has it, and says at which byte it is none.
///
/// Foundation's parsers differ between systems in what they let pass and in whether they tell the place.
struct JSONParser {
  /// What is at fault, at the byte where the parser stopped.
  struct Failure: Error {
    let position: Int
    let expected: String
    let found: String
  }

  /// Deeper nesting is refused, as Foundation does: it would take the stack.
  private static let deepest = 512

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ data: Data) {
    bytes = Array(data)
  }

  mutating func document() throws(Failure) -> JSON.Value {
    let value = try value()
    skipSpace()
    if position < bytes.count { throw failure("the end") }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value() throws(Failure) -> JSON.Value {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .list(try list())
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): return try number()
    default: throw failure("a value")
    }
  }

  private mutating func object() throws(Failure) -> [String: JSON.Value] {
    var members: [String: JSON.Value] = [:]
    try sequence("}") { parser throws(Failure) in
      guard parser.next == UInt8(ascii: "\"") else { throw parser.failure("a key") }
      let key = try parser.text()
      parser.skipSpace()
      guard parser.take(":") else { throw parser.failure("a colon") }
      members[key] = try parser.value()
    }
    return members
  }

  private mutating func list() throws(Failure) -> [JSON.Value] {
    var values: [JSON.Value] = []
    try sequence("]") { parser throws(Failure) in values.append(try parser.value()) }
    return values
  }

  /// What lies between brackets, with commas in between.
  private mutating func sequence(
    _ end: Unicode.Scalar,
    _ element: (inout JSONParser) throws(Failure) -> Void
  ) throws(Failure) {
    if depth == Self.deepest { throw failure("at most \(Self.deepest) levels") }
    depth += 1
    defer { depth -= 1 }
    position += 1
    skipSpace()
    if take(end) { return }
    repeat {
      skipSpace()
      try element(&self)
      skipSpace()
    } while take(",")
    guard take(end) else { throw failure("a comma or '\(end)'") }
  }

  private mutating func text() throws(Failure) -> String {
    let start = position
    position += 1
    var units: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw failure("no control character in a text") }
      position += 1
      if byte == UInt8(ascii: "\\") { units += try escaped().utf8 } else { units.append(byte) }
    }
    guard take("\"") else { throw failure("the end of a text") }
    guard let text = String(bytes: units, encoding: .utf8) else {
      throw Failure(position: start, expected: "UTF-8", found: "a text in another encoding")
    }
    return text
  }

  private mutating func escaped() throws(Failure) -> String {
    guard let byte = next else { throw failure("the end of a text") }
    let plain: [UInt8: String] = [0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r", 0x74: "\t"]
    if let text = plain[byte] {
      position += 1
      return text
    }
    guard take("u") else { throw failure("an escape") }
    let unit = try codeUnit()
    guard UTF16.isLeadSurrogate(unit) else {
      guard let scalar = Unicode.Scalar(unit) else { throw failure("a high surrogate before the low one") }
      return String(scalar)
    }
    guard take("\\"), take("u") else { throw failure("a low surrogate") }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else { throw failure("a low surrogate") }
    return String(decoding: [unit, second], as: UTF16.self)
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
      throw failure("four hexadecimal digits")
    }
    position += 4
    return unit
  }

  private mutating func number() throws(Failure) -> JSON.Value {
    let start = position
    var isWhole = true
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") {
      isWhole = false
      try digits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let number = Int(text) { return .whole(number) }
    guard let number = Double(text), number.isFinite else {
      throw Failure(position: start, expected: "a number of a size that can be held", found: text)
    }
    return .number(number)
  }

  private mutating func digits() throws(Failure) {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    if position == start { throw failure("a digit") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func word(_ word: String, _ value: JSON.Value) throws(Failure) -> JSON.Value {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("a value") }
    position += word.utf8.count
    return value
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private func failure(_ expected: String) -> Failure {
    let found = position < bytes.count ? "\"\(String(decoding: bytes[position...].prefix(20), as: UTF8.self))\"" : "the end"
    return Failure(position: position, expected: expected, found: found)
  }
}
