import Foundation

/// A JSON parser that follows RFC 8259 and reports the position of an error. It skips a byte order mark.
///
/// The parser replaces Foundation's parsers, because they lose the digits of numbers and the positions of errors. They
/// also merge canonically equivalent keys, and accept different documents on different systems.
struct JSONParser {
  /// The maximum nesting depth, as in Foundation. The limit is necessary because releasing a deeply nested value can
  /// exhaust the stack.
  private static let deepest = 512

  private let bytes: [UInt8]
  private let source: String
  private var position = 0

  private struct Container {
    var members: JSON.Object?
    var values: [JSON.Value] = []
    var key = ""

    var end: StaticString { members == nil ? "]" : "}" }
    var value: JSON.Value { members.map(JSON.Value.object) ?? .list(values) }

    mutating func append(_ value: JSON.Value) {
      if members == nil { values.append(value) } else { members?.set(key, to: value) }
    }
  }

  init(_ data: Data, source: String) {
    bytes = Array(data)
    self.source = source
    _ = take("\u{FEFF}")
  }

  static func isNumber(_ text: String) -> Bool {
    guard let byte = text.utf8.first, byte == UInt8(ascii: "-") || isDigit(byte) else { return false }
    var parser = JSONParser(Data(text.utf8), source: "")
    return (try? parser.number()) != nil && parser.next == nil
  }

  mutating func document() throws(RequestError) -> JSON.Value {
    // Detects UTF-16 and UTF-32 by their first two bytes, as RFC 4627 does: one byte is zero, or both form a byte order
    // mark.
    let start = bytes.prefix(2)
    if start.contains(0) || start == [0xFE, 0xFF] || start == [0xFF, 0xFE] {
      throw expected("a document in UTF-8", at: 0)
    }
    var open: [Container] = []
    nextValue: while true {
      skipSpace()
      var value: JSON.Value
      if let container = container() {
        if open.count == Self.deepest { throw expected("at most \(Self.deepest) levels", at: position - 1) }
        skipSpace()
        guard take(container.end) else {
          open.append(try withKey(container))
          continue
        }
        value = container.value
      } else {
        value = try plainValue()
      }
      // If this value is the last one in its container, the container becomes the next value.
      while var container = open.popLast() {
        container.append(value)
        skipSpace()
        if take(",") {
          open.append(try withKey(container))
          continue nextValue
        }
        guard take(container.end) else { throw expected("a comma or '\(container.end)'") }
        value = container.value
      }
      skipSpace()
      if position < bytes.count { throw expected("the end") }
      return value
    }
  }

  private mutating func container() -> Container? {
    if take("[") { return Container() }
    return take("{") ? Container(members: JSON.Object()) : nil
  }

  /// Returns an object with its next key, and an array unchanged.
  private mutating func withKey(_ container: Container) throws(RequestError) -> Container {
    guard container.members != nil else { return container }
    var container = container
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw expected("a key") }
    container.key = try text()
    skipSpace()
    guard take(":") else { throw expected("a colon") }
    return container
  }

  private mutating func plainValue() throws(RequestError) -> JSON.Value {
    switch next {
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "-"): return try number()
    case let byte? where Self.isDigit(byte): return try number()
    default:
      if take("true") { return .boolean(true) }
      if take("false") { return .boolean(false) }
      if take("null") { return .null }
      throw expected("a value")
    }
  }

  private mutating func text() throws(RequestError) -> String {
    let start = position
    var units: [UInt8] = []
    position += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw expected("no control character in a text") }
      if take("\\") {
        units += try escaped().utf8
      } else {
        units.append(byte)
        position += 1
      }
    }
    guard take("\"") else { throw expected("the end of a text") }
    // Foundation's initializer would drop a leading byte order mark.
    let text = String(decoding: units, as: UTF8.self)
    guard text.utf8.elementsEqual(units) else { throw expected("a text in UTF-8", at: start) }
    return text
  }

  private mutating func escaped() throws(RequestError) -> String {
    let plain: KeyValuePairs<StaticString, String> = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    for (letter, text) in plain where take(letter) { return text }
    guard take("u") else { throw expected("an escape") }
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return String(scalar) }
    guard UTF16.isLeadSurrogate(unit) else { throw expected("a high surrogate before the low one") }
    guard take("\\u") else { throw expected("a low surrogate") }
    let low = try codeUnit()
    guard UTF16.isTrailSurrogate(low) else { throw expected("a low surrogate") }
    return String(decoding: [unit, low], as: UTF16.self)
  }

  private mutating func codeUnit() throws(RequestError) -> UInt16 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
      throw expected("four hexadecimal digits")
    }
    position += 4
    return unit
  }

  private mutating func number() throws(RequestError) -> JSON.Value {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    let wholeEnd = position
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    // An `Int` would lose the sign of minus zero.
    if position == wholeEnd, text != "-0", let number = Int(text) { return .whole(number) }
    if Double(text)?.isFinite == true { return .number(JSON.Number(digits: text)) }
    throw expected("a number that a Double can represent", at: start)
  }

  private mutating func digits() throws(RequestError) {
    guard let byte = next, Self.isDigit(byte) else { throw expected("a digit") }
    while let byte = next, Self.isDigit(byte) { position += 1 }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    if isNext { position += text.utf8CodeUnitCount }
    return isNext
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
  }

  private func expected(_ expected: String, at position: Int? = nil) -> RequestError {
    let position = position ?? self.position
    let rest = String(decoding: bytes[position...].prefix(20), as: UTF8.self)
    let found = rest.isEmpty ? "the end" : "\"\(rest)\""
    return RequestError(.notJSON(position: position, expected: expected, found: found), source: source)
  }
}
