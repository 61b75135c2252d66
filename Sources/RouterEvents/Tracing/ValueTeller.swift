internal import Foundation

/// Tells what a value is, in the words of `print`, as far as there is room for them, and finds out whether it shows
/// something private.
///
/// Bounded by the length of its text, by how many parts it looks at and how deep: a value can be larger than that, and
/// so deep that `print` ends the program. A value's own words are used where it has some, after a look at its parts;
/// what they say is not looked at.
struct ValueTeller {
  /// How deep a value is looked into.
  private static let depthLimit = 32

  private(set) var text = BoundedText()

  /// Whether there is something under a private name, or a value with words of its own has too many parts to look at.
  private(set) var isPrivate = false

  /// How many parts are still looked at.
  private var room = 1_000

  /// Whether parts are only looked at, because the value has words of its own.
  private var isSilent = false

  /// Whether there was no room to look at all parts of such a value, so that its words may not be used.
  private var isUnknown = false

  /// The objects that were looked at.
  private var seen: Set<ObjectIdentifier> = []

  private let looksForNames = !PrivateNames.isEmpty

  private var isOver: Bool { isPrivate || isUnknown || text.isCut && !isSilent }

  /// Tells `value`; a part of another as `debugPrint` does.
  mutating func tell(_ value: Any, depth: Int = 0) {
    guard depth < Self.depthLimit, room > 0 else { return giveUp() }
    room -= 1
    if type(of: value) is any Nillable.Type, let optional = value as? any Nillable {
      tellOptional(optional, depth)
    } else if let string = value as? any StringProtocol {
      tellText(string, depth)
    } else if let pairs = value as? any StoredPairs {
      tellPairs(pairs, depth)
    } else if let elements = value as? any StoredCollection {
      tellElements(elements, depth)
    } else if value is any BinaryInteger || value is any BinaryFloatingPoint || value is Bool {
      if !isSilent { text.write("\(value)") }
    } else if let userInfo = value as? UserInfo {
      tellUserInfo(userInfo, depth)
    } else if Self.hasWords(value) {
      tellInItsWords(value, depth)
    } else {
      tellParts(of: value, Mirror(reflecting: value), depth)
    }
  }

  /// Looks for private names in `value`, and tells nothing.
  mutating func look(into value: Any) {
    isSilent = true
    tell(value)
    isPrivate = isPrivate || isUnknown
  }

  private mutating func giveUp() {
    if isSilent {
      isUnknown = true
    } else {
      text.cut()
    }
  }

  private mutating func write(_ string: String) {
    if !isSilent { text.write(string) }
  }

  private static func hasWords(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }
}

// MARK: Values of the standard library

extension ValueTeller {
  private mutating func tellOptional(_ optional: any Nillable, _ depth: Int) {
    guard let content = optional.content else { return write("nil") }
    write("Optional(")
    tell(content, depth: depth + 1)
    write(")")
  }

  private mutating func tellText(_ string: some StringProtocol, _ depth: Int) {
    if isSilent { return }
    if depth == 0 {
      text.write(String(String.UnicodeScalarView(string.unicodeScalars.prefix(BoundedText.limit + 1))))
    } else {
      text.writeQuoted(string)
    }
  }

  private mutating func tellElements(_ elements: some StoredCollection, _ depth: Int) {
    write("[")
    var isFirst = true
    for element in elements {
      if !isFirst { write(", ") }
      isFirst = false
      tell(element, depth: depth + 1)
      if isOver { return }
    }
    write("]")
  }

  private mutating func tellPairs<Pairs: StoredPairs>(_ pairs: Pairs, _ depth: Int) {
    write(pairs.isEmpty ? "[:" : "[")
    var isFirst = true
    for pair in pairs {
      let (key, value) = Pairs.parts(of: pair)
      if !isFirst { write(", ") }
      isFirst = false
      noteKey(key, depth)
      tell(key, depth: depth + 1)
      write(": ")
      tell(value, depth: depth + 1)
      if isOver { return }
    }
    write("]")
  }

  /// Tells a user info part by part: its own words and its mirror would look into each part anew.
  private mutating func tellUserInfo(_ userInfo: UserInfo, _ depth: Int) {
    write(userInfo.isEmpty ? "[:" : "[")
    for (index, entry) in userInfo.entries.enumerated() {
      noteKey(entry.key.name, depth)
      write("\(index > 0 ? ", " : "")\(entry.key.name): ")
      tell(entry.value, depth: depth + 1)
      if isOver { return }
    }
    write("]")
  }

  /// Whether a key is a private name: as a text, by its raw value, or by what it says of itself.
  private mutating func noteKey(_ key: Any, _ depth: Int) {
    guard looksForNames, !isPrivate else { return }
    if let text = key as? any StringProtocol {
      isPrivate = PrivateNames.contains(text: text)
      return
    }
    if let raw = key as? any RawRepresentable, depth < Self.depthLimit { noteKey(raw.rawValue, depth + 1) }
    let mirror = Mirror(reflecting: key)
    if !isPrivate, Self.hasWords(key) || mirror.displayStyle == .enum && mirror.children.isEmpty {
      isPrivate = PrivateNames.contains(text: String(describing: key))
    }
  }
}

// MARK: Values of an app

extension ValueTeller {
  private mutating func tellInItsWords(_ value: Any, _ depth: Int) {
    if looksForNames { lookAtParts(of: value, depth) }
    if isSilent || isPrivate { return }
    if isUnknown {
      isPrivate = depth == 0
      text.cut()
    } else if depth == 0 {
      print(value, terminator: "", to: &text)
    } else if let count = knownCount(of: value) {
      text.write("\(type(of: value)) of \(count) elements")
    } else {
      debugPrint(value, terminator: "", to: &text)
    }
  }

  private mutating func lookAtParts(of value: Any, _ depth: Int) {
    let wasSilent = isSilent
    isSilent = true
    defer { isSilent = wasSilent }
    var mirror: Mirror? = Mirror(reflecting: value)
    if mirror?.displayStyle == .class, !seen.insert(ObjectIdentifier(value as AnyObject)).inserted { return }
    if let error = value as? NSError { tell(error.userInfo, depth: depth + 1) }
    while let part = mirror {
      for child in part.children {
        if isOver { return }
        tellChild(child, of: part.displayStyle, depth)
      }
      mirror = part.superclassMirror
    }
  }

  private mutating func tellParts(of value: Any, _ mirror: Mirror, _ depth: Int) {
    let name = depth > 0 ? String(reflecting: mirror.subjectType) : String(describing: mirror.subjectType)
    switch mirror.displayStyle {
    case .struct:
      write("\(name)(")
      tellChildren(of: mirror, depth)
      write(")")
    case .tuple:
      write("(")
      tellChildren(of: mirror, depth)
      write(")")
    case .enum:
      guard let payload = mirror.children.first else { fallthrough }
      noteLabel(payload.label)
      write(depth > 0 ? "\(name)." : "")
      write(payload.label ?? name)
      let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
      write(isTuple ? "" : "(")
      tell(payload.value, depth: depth + 1)
      write(isTuple ? "" : ")")
    default:
      // Without words and parts that are shown, it is told by its name or its type's.
      if !isSilent { text.write(depth > 0 ? String(reflecting: value) : String(describing: value)) }
    }
  }

  private mutating func tellChildren(of mirror: Mirror, _ depth: Int) {
    var isFirst = true
    for child in mirror.children {
      if !isFirst { write(", ") }
      isFirst = false
      if let label = child.label, !(mirror.displayStyle == .tuple && label.hasPrefix(".")) {
        write("\(label): ")
      }
      tellChild(child, of: mirror.displayStyle, depth)
      if isOver { return }
    }
  }

  /// Tells a part; in a pair or a record a text that is a private name says what stands beside it.
  private mutating func tellChild(_ child: Mirror.Child, of style: Mirror.DisplayStyle?, _ depth: Int) {
    noteLabel(child.label)
    if style != .collection && style != .set, child.value is any StringProtocol {
      noteKey(child.value, depth)
    }
    tell(child.value, depth: depth + 1)
  }

  private mutating func noteLabel(_ label: String?) {
    if looksForNames, let label, PrivateNames.contains(label: label) { isPrivate = true }
  }
}
