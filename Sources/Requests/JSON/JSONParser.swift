import Foundation

/// A JSON parser that follows RFC 8259 and skips a byte order mark. Foundation's parsers lose the digits of numbers and
/// the positions of errors, merge canonically equivalent keys, and accept different documents on different systems.
struct JSONParser {
  /// The maximum nesting depth, as in Foundation. Releasing a deeply nested value can exhaust the stack.
  private static let deepest = 512

  /// The document, and a zero, which no document contains.
  private let bytes: [UInt8]
  private let source: String
  private var position = 0

  /// The number of members of the last object at each level. The next one usually has as many.
  private var sizes: [Int] = []

  private struct Container {
    var members: JSON.Object?
    var values: [JSON.Value] = []
    var key = ""

    var end: Unicode.Scalar { members == nil ? "]" : "}" }
    var value: JSON.Value { members.map(JSON.Value.object) ?? .list(values) }

    mutating func append(_ value: JSON.Value) {
      if members == nil { values.append(value) } else { members?.set(key, to: value) }
    }
  }

  init(_ data: Data, source: String) {
    bytes = data + [0]
    self.source = source
    _ = take(word: "\u{FEFF}")
  }

  static func isNumber(_ text: String) -> Bool {
    guard let byte = text.utf8.first, byte == UInt8(ascii: "-") || isDigit(byte) else { return false }
    var parser = JSONParser(Data(text.utf8), source: "")
    return (try? parser.number()) != nil && parser.isAtEnd
  }

  mutating func document() throws(RequestError) -> JSON.Value {
    // Detects UTF-16 and UTF-32 by their first two bytes, as RFC 4627 does: one byte is zero, or both form a byte order
    // mark.
    let start = bytes.dropLast().prefix(2)
    if start.contains(0) || start == [0xFE, 0xFF] || start == [0xFF, 0xFE] {
      throw expected("a document in UTF-8", at: 0)
    }
    // Containers grow in place. Recursion would need more stack than a small thread has.
    var open: [Container] = []
    nextValue: while true {
      skipSpace()
      var value: JSON.Value
      if let container = container() {
        if open.count == Self.deepest { throw expected("at most \(Self.deepest) levels", at: position - 1) }
        skipSpace()
        guard take(container.end) else {
          let level = open.count
          if sizes.count == level { sizes.append(0) }
          open.append(container)
          open[level].members?.reserveCapacity(min(sizes[level], 16))
          try readKey(of: &open[level])
          continue
        }
        value = container.value
      } else {
        value = try plainValue()
      }
      // If this value is the last one in its container, the container becomes the next value.
      while let last = open.indices.last {
        open[last].append(value)
        skipSpace()
        if take(",") {
          try readKey(of: &open[last])
          continue nextValue
        }
        let end = open[last].end
        guard take(end) else { throw expected("a comma or '\(end)'") }
        let closed = open.removeLast()
        if let members = closed.members { sizes[last] = members.count }
        value = closed.value
      }
      skipSpace()
      if !isAtEnd { throw expected("the end") }
      return value
    }
  }

  private mutating func container() -> Container? {
    if take("[") { return Container() }
    return take("{") ? Container(members: JSON.Object()) : nil
  }

  private mutating func readKey(of container: inout Container) throws(RequestError) {
    guard container.members != nil else { return }
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw expected("a key") }
    container.key = try text()
    skipSpace()
    guard take(":") else { throw expected("a colon") }
  }

  private mutating func plainValue() throws(RequestError) -> JSON.Value {
    switch Unicode.Scalar(next) {
    case "\"": return .text(try text())
    case "-", "0"..."9": return try number()
    default:
      if take(word: "true") { return .boolean(true) }
      if take(word: "false") { return .boolean(false) }
      if take(word: "null") { return .null }
      throw expected("a value")
    }
  }

  private mutating func text() throws(RequestError) -> String {
    let start = position
    position += 1
    var isUTF8 = true
    var text = unescaped(&isUTF8)
    while take("\\") {
      text.unicodeScalars.append(try escaped())
      text += unescaped(&isUTF8)
    }
    if !take("\"") { throw expected(isAtEnd ? "the end of a text" : "no control character in a text") }
    if !isUTF8 { throw expected("a text in UTF-8", at: start) }
    return text
  }

  /// Reads up to the next quotation mark, escape, or control character. Sets `isUTF8` to false if the units are not.
  private mutating func unescaped(_ isUTF8: inout Bool) -> String {
    var (end, bits) = (position, UInt8(0))
    while true {
      let unit = bytes[end]
      if unit < 0x20 || unit == UInt8(ascii: "\"") || unit == UInt8(ascii: "\\") { break }
      bits |= unit
      end += 1
    }
    defer { position = end }
    return bytes.withUnsafeBufferPointer { bytes in
      let units = UnsafeBufferPointer(rebasing: bytes[position..<end])
      // Foundation's initializer would drop a leading byte order mark.
      let unescaped = String(decoding: units, as: UTF8.self)
      if bits >= 0x80, !unescaped.utf8.elementsEqual(units) { isUTF8 = false }
      return unescaped
    }
  }

  private mutating func escaped() throws(RequestError) -> Unicode.Scalar {
    let letter = Unicode.Scalar(next)
    if take("u") { return try escapedScalar() }
    let scalar: Unicode.Scalar
    switch letter {
    case "\"", "\\", "/": scalar = letter
    case "b": scalar = "\u{8}"
    case "f": scalar = "\u{C}"
    case "n": scalar = "\n"
    case "r": scalar = "\r"
    case "t": scalar = "\t"
    default: throw expected("an escape")
    }
    position += 1
    return scalar
  }

  private mutating func escapedScalar() throws(RequestError) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit) else { throw expected("a high surrogate before the low one") }
    guard take(word: "\\u") else { throw expected("a low surrogate") }
    let low = try codeUnit()
    guard UTF16.isTrailSurrogate(low) else { throw expected("a low surrogate") }
    return UTF16.decode(UTF16.EncodedScalar([unit, low]))
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
    let fractionEnd = position
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    // An `Int` would lose the sign of minus zero.
    if position == wholeEnd, text != "-0", let number = Int(text) { return .whole(number) }
    // Only an exponent or hundreds of digits exceed the range.
    let isSmall = position == fractionEnd && position - start < 300
    if isSmall || Double(text)?.isFinite == true { return .number(JSON.Number(digits: text)) }
    throw expected("a number that a Double can represent", at: start)
  }

  private mutating func digits() throws(RequestError) {
    guard Self.isDigit(next) else { throw expected("a digit") }
    while Self.isDigit(next) { position += 1 }
  }

  private var next: UInt8 { bytes[position] }
  private var isAtEnd: Bool { position == bytes.count - 1 }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  @inline(__always)
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    let isNext = next == UInt8(ascii: character)
    if isNext { position += 1 }
    return isNext
  }

  private mutating func take(word: StaticString) -> Bool {
    let isNext = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    if isNext { position += word.utf8CodeUnitCount }
    return isNext
  }

  private mutating func skipSpace() {
    while next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
  }

  private func expected(_ expected: String, at position: Int? = nil) -> RequestError {
    let position = position ?? self.position
    let rest = String(decoding: bytes.dropLast()[position...].prefix(20), as: UTF8.self)
    let found = rest.isEmpty ? "the end" : "\"\(rest)\""
    return RequestError(.notJSON(position: position, expected: expected, found: found), source: source)
  }
}
