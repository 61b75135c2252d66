/// Reads numbers, choices and texts from the fuzzer's bytes to make a case.
///
/// All bytes make a valid case. At their end every choice is the first one, and every list ends.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Returns the next byte, or 0 at the end.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func boolean() -> Bool { byte() & 1 == 1 }

  /// Returns a number within bounds, from one byte. Bounds have at most 256 numbers.
  mutating func number(in bounds: ClosedRange<Int>) -> Int {
    bounds.lowerBound + Int(byte()) % bounds.count
  }

  /// Any number, mostly a small one, often one near the minimum or maximum.
  mutating func anyNumber() -> Int {
    switch byte() % 8 {
    case 0...3: Int(Int8(bitPattern: byte()))
    case 4: .max - Int(byte())
    case 5: .min + Int(byte())
    default: Int(bitPattern: UInt((0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) }))
    }
  }

  mutating func choice<Choices: RandomAccessCollection>(of choices: Choices) -> Choices.Element {
    choices[choices.index(choices.startIndex, offsetBy: Int(byte()) % choices.count)]
  }

  /// Returns a value or nil, equally likely.
  mutating func optional<Value>(_ value: (inout ByteReader) -> Value) -> Value? {
    boolean() ? value(&self) : nil
  }

  /// Returns a list of at most `count` elements, which ends with the bytes.
  mutating func list<Element>(upTo count: Int, _ element: (inout ByteReader) -> Element) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<number(in: 0...count) where !isAtEnd { elements.append(element(&self)) }
    return elements
  }

  /// Returns a text, half of the time from the bytes, otherwise one that is known to break parsers and pages.
  mutating func text(upTo count: Int = 24) -> String {
    let kind = byte()
    if kind >= 128 { return String(decoding: bytes(number(in: 0...count)), as: UTF8.self) }
    return Self.oddTexts[Int(kind) % Self.oddTexts.count]
  }

  private static let oddTexts = [
    "", "a", "id", "Data", "cart.addTapped", "</script>", "<!--<script", "]]>", "&lt;", "\"'`", "\\u003c",
    "\u{0}",
    "\r\n", "\u{2028}", "\u{202E}", "e\u{301}", "\u{301}", "<\u{338}", "👩‍👩‍👧", "\u{FEFF}", "#59;", "end", "%00",
    String(repeating: "a\u{301}", count: 130),
  ]

  /// Returns the next bytes, or fewer at the end.
  mutating func bytes(_ count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// Returns the bytes before the next newline, which is skipped.
  mutating func line() -> [UInt8] {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest.dropFirst(line.count + 1)
    return Array(line)
  }

  /// Returns all remaining bytes.
  mutating func remainder() -> [UInt8] { bytes(rest.count) }
}
