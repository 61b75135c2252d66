internal import Foundation

/// A validator that checks text against the grammar of JSON (RFC 8259).
///
/// Foundation accepts texts that `JSON.parse` in a browser rejects, for example with trailing commas.
struct JSONSyntax {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var depth = 0

  /// The maximum nesting depth of arrays and objects. A text with deeper nesting counts as invalid.
  private static let maxDepth = 256

  /// Returns whether the data is exactly one JSON object in UTF-8, without surrounding white space.
  static func isObject(_ data: Data) -> Bool {
    guard data.first == UInt8(ascii: "{"), data.last == UInt8(ascii: "}"),
      String(data: data, encoding: .utf8) != nil
    else { return false }
    return data.withUnsafeBytes { bytes in
      var syntax = JSONSyntax(bytes: bytes)
      return syntax.value() && syntax.index == bytes.count
    }
  }

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  private mutating func value() -> Bool {
    switch peek {
    case "{": nested("}") { $0.string() && $0.skip(":") && $0.value() }
    case "[": nested("]") { $0.value() }
    case "\"": string()
    case "t": word("true")
    case "f": word("false")
    case "n": word("null")
    default: number()
    }
  }

  private mutating func nested(_ end: Unicode.Scalar, _ element: (inout JSONSyntax) -> Bool) -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maxDepth else { return false }
    index += 1
    skipBlanks()
    if take(end) { return true }
    repeat {
      skipBlanks()
      guard element(&self) else { return false }
      skipBlanks()
    } while take(",")
    return take(end)
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let scalar = peek {
      index += 1
      switch scalar {
      case "\"": return true
      case "\\": if !escape() { return false }
      case "\0"..<" ": return false
      default: break
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard let scalar = peek else { return false }
    index += 1
    switch scalar {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": return true
    case "u":
      for _ in 0..<4 {
        guard let digit = peek, digit.properties.isASCIIHexDigit else { return false }
        index += 1
      }
      return true
    default: return false
    }
  }

  private mutating func number() -> Bool {
    _ = take("-")
    guard take("0") || digits() else { return false }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      return digits()
    }
    return true
  }

  private mutating func digits() -> Bool {
    let start = index
    while let digit = peek, ("0"..."9").contains(digit) { index += 1 }
    return index > start
  }

  private mutating func word(_ word: StaticString) -> Bool {
    for scalar in String(describing: word).unicodeScalars {
      guard take(scalar) else { return false }
    }
    return true
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    skipBlanks()
    defer { skipBlanks() }
    return take(scalar)
  }

  private mutating func skipBlanks() {
    while let scalar = peek, scalar == " " || scalar == "\t" || scalar == "\r" || scalar == "\n" {
      index += 1
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  /// The next byte, converted to a Unicode scalar, or nil at the end.
  ///
  /// Bytes outside ASCII need no decoding, because JSON allows them only in strings and accepts all of them there.
  private var peek: Unicode.Scalar? { index < bytes.count ? Unicode.Scalar(bytes[index]) : nil }
}
