/// Returns the text that `print` writes for `value`, cut at `limit` characters. A shortened text ends with `…`.
///
/// Printing a very large or deep value could exhaust memory or the stack, so the function stops after 1,000 values, or
/// at 32 levels of nesting. An array, a set or a dictionary of more than 32 elements is described by its type and
/// count, unless it is inside another value. A custom random-access collection of that size with its own description is
/// described so even there. The elements of a lazy collection are not computed.
///
/// A ``PrivateValue`` is described by its type, and a private value of ``NamedValues`` by `<private>`. If `isElement` is
/// true, the value is described as `debugPrint` does.
package func boundedDescription(
  of value: Any,
  limit: Int = String.shownLimit,
  isElement: Bool = false
) -> String {
  if let text = simpleText(of: value, isElement ? 1 : 0) { return text.bounded(limit) }
  var printer = ValuePrinter()
  printer.print(value, depth: isElement ? 1 : 0)
  return printer.text.string.bounded(limit, isCut: printer.text.isCut)
}

/// Returns the text of a plain value. Comparing types takes a fifth of the time of a cast that fails.
private func simpleText<Value>(of value: Value, _ depth: Int) -> String? {
  if Value.self == String.self { return depth == 0 ? value as? String : nil }
  if Value.self == Int.self { return (value as? Int)?.description }
  if Value.self == Double.self { return (value as? Double)?.description }
  if Value.self == Bool.self { return (value as? Bool)?.description }
  return nil
}

/// A collection of values with names, some of which may be private.
package protocol NamedValues {
  /// The names and the values, in order. A private value is nil.
  var namedValues: [(name: String, value: Any?)] { get }
}

/// A value that contains a secret, and is always shown as its type. `RouterEvents` and `PromiseChain` export it.
public protocol PrivateValue {}

/// A printer of a value and the values inside it, with the limits of ``boundedDescription(of:limit:isElement:)``.
private struct ValuePrinter {
  private(set) var text = CutText()
  private var room = 1_000

  /// A stream that keeps the first 1,000 Unicode scalars and discards the rest.
  struct CutText: TextOutputStream {
    private(set) var string = ""

    /// Whether the stream discarded text, or its writer stopped early.
    var isCut = false

    mutating func write(_ text: String) {
      if text.utf8.count <= String.readLimit - string.utf8.count {
        string += text
      } else {
        let part = text.unicodeScalars.prefix(max(0, String.readLimit - string.unicodeScalars.count))
        string.unicodeScalars.append(contentsOf: part)
        isCut = isCut || part.endIndex < text.endIndex
      }
    }
  }

  /// Prints a value as `print` does, or as `debugPrint` does if `depth` is greater than 0.
  mutating func print(_ value: Any, depth: Int = 0) {
    guard depth < 32, room > 0 else { return text.isCut = true }
    room -= 1
    if let simple = simpleText(of: value, depth) { return text.write(simple) }
    if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
      text.write(depth == 0 ? "" : "AnyHashable(")
      print(hashable.base, depth: depth)
      text.write(depth == 0 ? "" : ")")
    } else if value is any PrivateValue {
      text.write("\(type(of: value))")
    } else if type(of: value) is any Nillable.Type, let optional = value as? any Nillable {
      guard let content = optional.content else { return text.write("nil") }
      text.write("Optional(")
      print(content, depth: depth + 1)
      text.write(")")
    } else if let string = value as? any StringProtocol {
      printText(string, depth)
    } else if let values = value as? any NamedValues {
      printAll(values.namedValues, empty: "[:]") { printer, pair in
        printer.text.write("\(pair.name): ")
        if let value = pair.value {
          printer.print(value, depth: depth + 1)
        } else {
          printer.text.write(String.privateMark)
        }
      }
    } else if depth == 0 || !(value is any StoredCollection), let count = knownCount(of: value) {
      text.write("\(type(of: value)) of \(count) elements")
    } else if let collection = value as? any StoredCollection {
      printElements(of: collection, depth)
    } else if hasOwnDescription(value), depth == 0 {
      Swift.print(value, terminator: "", to: &text)
    } else if hasOwnDescription(value) {
      debugPrint(value, terminator: "", to: &text)
    } else {
      printParts(of: value, Mirror(reflecting: value), depth)
    }
  }

  private mutating func printAll<Elements: Sequence>(
    _ elements: Elements,
    _ open: String = "[",
    _ close: String = "]",
    empty: String? = nil,
    _ body: (inout ValuePrinter, Elements.Element) -> Void
  ) {
    var isFirst = true
    for element in elements {
      text.write(isFirst ? open : ", ")
      isFirst = false
      body(&self, element)
      if text.isCut { return }
    }
    text.write(isFirst ? empty ?? open + close : close)
  }

  private mutating func printText(_ string: some StringProtocol, _ depth: Int) {
    let part = String(String.UnicodeScalarView(string.unicodeScalars.prefix(String.readLimit + 1)))
    text.write(depth == 0 ? part : part.debugDescription)
  }

  private mutating func printElements(of collection: some StoredCollection, _ depth: Int) {
    let mirror = Mirror(reflecting: collection)
    guard mirror.displayStyle == .dictionary else {
      return printAll(collection) { $0.print($1, depth: depth + 1) }
    }
    printAll(mirror.children, empty: "[:]") { printer, pair in
      let parts = Array(Mirror(reflecting: pair.value).children)
      printer.print(parts[0].value, depth: depth + 1)
      printer.text.write(": ")
      printer.print(parts[1].value, depth: depth + 1)
    }
  }

  /// Returns false for errors of coding: their descriptions contain the value that was not encoded, or the underlying
  /// error.
  private func hasOwnDescription(_ value: Any) -> Bool {
    (value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable) && !(value is EncodingError || value is DecodingError)
  }

  private mutating func printParts(of value: Any, _ mirror: Mirror, _ depth: Int) {
    let name = depth > 0 ? String(reflecting: mirror.subjectType) : String(describing: mirror.subjectType)
    switch mirror.displayStyle {
    case .struct: printChildren(of: mirror, "\(name)(", depth)
    case .tuple: printChildren(of: mirror, "(", depth)
    case .optional:
      guard let content = mirror.children.first else { fallthrough }
      print(content.value, depth: depth + 1)
    case .enum:
      guard let payload = mirror.children.first else { fallthrough }
      text.write((depth > 0 ? "\(name)." : "") + (payload.label ?? name))
      let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
      text.write(isTuple ? "" : "(")
      print(payload.value, depth: depth + 1)
      text.write(isTuple ? "" : ")")
    default: text.write(depth > 0 ? String(reflecting: value) : String(describing: value))
    }
  }

  private mutating func printChildren(of mirror: Mirror, _ open: String, _ depth: Int) {
    printAll(mirror.children, open, ")") { printer, child in
      if let label = child.label, !(mirror.displayStyle == .tuple && label.hasPrefix(".")) {
        printer.text.write("\(label): ")
      }
      printer.print(child.value, depth: depth + 1)
    }
  }
}

/// A standard collection that stores its elements, so reading them runs no app code.
private protocol StoredCollection<Element>: Collection {}

extension Array: StoredCollection {}
extension ArraySlice: StoredCollection {}
extension ContiguousArray: StoredCollection {}
extension Set: StoredCollection {}
extension Dictionary: StoredCollection {}
extension Dictionary.Keys: StoredCollection {}
extension Dictionary.Values: StoredCollection {}
extension CollectionOfOne: StoredCollection {}
extension KeyValuePairs: StoredCollection {}

/// Returns the number of elements if `value` is a countable collection of more than 32 elements, otherwise nil.
///
/// A custom collection is counted only if it has random access and its own description. A range can have more elements
/// than `Int.max`, and counting a lazy collection may run the app's closures endlessly, so these are never counted.
private func knownCount(of value: Any) -> Int? {
  let isCustom = !(value is any RangeExpression || value is any LazySequenceProtocol)
  let count =
    (value as? any StoredCollection)?.count
    ?? (isCustom ? (value as? any RandomAccessCollection & CustomStringConvertible)?.count : nil)
  return count.flatMap { $0 > 32 ? $0 : nil }
}

/// Returns whether `value` is an optional without a value.
package func isNil(_ value: Any) -> Bool { (value as? any Nillable).map { $0.content == nil } ?? false }

/// A protocol that only `Optional` conforms to. Cast a value to this protocol to read an optional of unknown type.
private protocol Nillable {
  var content: Any? { get }
}

extension Optional: Nillable {
  fileprivate var content: Any? { map { $0 as Any } }
}
