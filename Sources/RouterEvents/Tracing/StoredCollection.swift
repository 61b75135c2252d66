/// A collection that has all its elements: to count them takes no time, and to look at one runs no code of an app.
protocol StoredCollection<Element>: Collection {}

extension Array: StoredCollection {}
extension ArraySlice: StoredCollection {}
extension ContiguousArray: StoredCollection {}
extension Set: StoredCollection {}

/// Keys and values that are stored.
protocol StoredPairs: StoredCollection {
  associatedtype Key
  associatedtype Value
  /// The parts of an element.
  static func parts(of element: Element) -> (key: Key, value: Value)
}

extension Dictionary: StoredPairs {
  static func parts(of element: Element) -> (key: Key, value: Value) { element }
}

extension KeyValuePairs: StoredPairs {
  static func parts(of element: Element) -> (key: Key, value: Value) { element }
}

/// How many elements a collection has, where these are more than 32 and the number is known.
///
/// It is not asked of ranges, which can have more than can be counted, nor of what makes its elements when it is asked:
/// to count those would run an app's closures, perhaps for ever.
func knownCount(of value: Any) -> Int? {
  var count: Int?
  if let elements = value as? any StoredCollection {
    count = elements.count
  } else if let elements = value as? any RandomAccessCollection & CustomStringConvertible,
    !(value is any RangeExpression || value is any LazySequenceProtocol)
  {
    count = elements.count
  }
  return count.flatMap { $0 > 32 ? $0 : nil }
}
