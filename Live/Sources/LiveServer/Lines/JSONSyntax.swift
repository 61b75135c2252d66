internal import Foundation

/// A validator that checks text against the grammar of JSON (RFC 8259) and the types of its values.
///
/// Foundation accepts texts that `JSON.parse` in a browser rejects, for example with trailing commas.
struct JSONSyntax {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  /// The names and indices that lead to the current value.
  private var path: [String] = []

  /// The last `kind` of the outermost object.
  private var kind: String?

  private var mismatch: LineError.Mismatch?

  /// The maximum nesting depth of arrays and objects. A text with deeper nesting counts as invalid.
  static let maxDepth = 64

  /// Returns the property `kind` of an object, or nil if the data is not exactly one JSON object in UTF-8, without
  /// surrounding white space, whose `kind` is a string.
  static func kind(of data: Data) -> String? {
    guard data.first == UInt8(ascii: "{"), data.last == UInt8(ascii: "}"),
      String(data: data, encoding: .utf8) != nil
    else { return nil }
    return data.withUnsafeBytes { bytes in
      var syntax = JSONSyntax(bytes: bytes)
      return syntax.value(.object(["kind": .text])) && syntax.index == bytes.count ? syntax.kind : nil
    }
  }

  /// Returns the first difference between a JSON object and its expected type, or nil if there is none.
  static func mismatch(in data: Data, _ shape: LineShape) -> LineError.Mismatch? {
    data.withUnsafeBytes { bytes in
      var syntax = JSONSyntax(bytes: bytes)
      return syntax.value(shape) ? nil : syntax.mismatch
    }
  }

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Reads a value. Returns false if it is no valid JSON, or if its type is another one.
  private mutating func value(_ shape: LineShape) -> Bool {
    let start = index
    let isValid =
      switch (shape, peek) {
      case (.object(let fields), "{"): object(fields)
      case (.anything, "{"): object([:])
      case (.list(let element), "["): list(element)
      case (.anything, "["): list(.anything)
      case (.text, "\""), (.anything, "\""): string()
      case (.choice(let texts), "\""): string() && texts.contains { text(from: start) == $0 }
      case (.flag, "t"), (.anything, "t"): word("true")
      case (.flag, "f"), (.anything, "f"): word("false")
      case (.anything, "n"): word("null")
      case (.anything, _): number()
      case (.number, _): number() && double(from: start).isFinite
      case (.whole, _): number() && double(from: start).isWhole
      default: false
      }
    if !isValid, mismatch == nil {
      mismatch = LineError.Mismatch(path: path.joined(separator: "."), expected: shape.description)
    }
    return isValid
  }

  private mutating func object(_ fields: [String: LineShape]) -> Bool {
    var missing = fields.filter { !$0.key.hasSuffix("?") }
    let isValid = nested("}") { syntax, _ in
      let start = syntax.index
      guard syntax.string(), let name = syntax.text(from: start), syntax.skip(":") else { return false }
      missing[name] = nil
      let valueStart = syntax.index
      syntax.path.append(name)
      guard syntax.value(fields[name] ?? fields[name + "?"] ?? .anything) else { return false }
      if syntax.path == ["kind"] { syntax.kind = syntax.text(from: valueStart) }
      syntax.path.removeLast()
      return true
    }
    guard isValid, let first = missing.min(by: { $0.key < $1.key }) else { return isValid }
    let path = (path + [first.key]).joined(separator: ".")
    mismatch = LineError.Mismatch(path: path, expected: first.value.description)
    return false
  }

  private mutating func list(_ element: LineShape) -> Bool {
    nested("]") { syntax, index in
      syntax.path.append(String(index))
      guard syntax.value(element) else { return false }
      syntax.path.removeLast()
      return true
    }
  }

  private mutating func nested(
    _ end: Unicode.Scalar,
    _ element: (_ syntax: inout JSONSyntax, _ index: Int) -> Bool
  ) -> Bool {
    guard path.count < Self.maxDepth else { return false }
    index += 1
    skipBlanks()
    if take(end) { return true }
    var count = 0
    repeat {
      skipBlanks()
      guard element(&self, count) else { return false }
      count += 1
      skipBlanks()
    } while take(",")
    return take(end)
  }

  /// Returns the string that begins at `start` and ends at the current position, or nil if it is not valid Unicode.
  private func text(from start: Int) -> String? {
    let slice = bytes[start..<index]
    guard slice.contains(UInt8(ascii: "\\")) else {
      return String(decoding: slice.dropFirst().dropLast(), as: UTF8.self)
    }
    return try? JSONDecoder().decode(String.self, from: Data(slice))
  }

  private func double(from start: Int) -> Double {
    Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? .nan
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

extension Double {
  /// Whether the number has no fraction, and a 64-bit integer can represent it.
  fileprivate var isWhole: Bool { rounded() == self && magnitude <= 0x1p64 }
}
