extension JSON {
  /// The members of a JSON object, in the order of the document.
  ///
  /// Keys are equal if they have the same code units. Unlike a Swift `Dictionary`, an object does not merge canonically
  /// equivalent keys, such as the two encodings of `ü`. If a key repeats, the last value wins and takes the position of
  /// the first value.
  public struct Object: Sendable {
    private var members: [(key: String, value: Value)] = []
    private var places: [Name: Int] = [:]

    /// Creates an object without members.
    public init() {}

    /// Accesses the value for a key. The value is nil if the object does not contain the key.
    ///
    /// - Complexity: O(1).
    public subscript(_ key: String) -> Value? { places[Name(text: key)].map { members[$0].value } }

    mutating func set(_ key: String, to value: Value) {
      let next = members.count
      let place = places[Name(text: key), default: next]
      if place < next {
        members[place].value = value
      } else {
        places[Name(text: key)] = next
        members.append((key, value))
      }
    }

    /// A key that is compared by its code units.
    private struct Name: Hashable {
      let text: String

      static func == (one: Name, other: Name) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

      func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      }
    }
  }
}

extension JSON.Object: RandomAccessCollection {
  /// The position of the first member.
  public var startIndex: Int { 0 }

  /// The position after the last member.
  public var endIndex: Int { members.count }

  /// Accesses the member at a zero-based position.
  public subscript(_ position: Int) -> (key: String, value: JSON.Value) { members[position] }
}

extension JSON.Object: Equatable {
  /// Returns whether two objects have the same members, in any order.
  public static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.allSatisfy { other[$0.key] == $0.value }
  }
}

extension JSON.Object: ExpressibleByDictionaryLiteral {
  /// Creates an object from a dictionary literal. If a key repeats, the last value wins.
  public init(dictionaryLiteral elements: (String, JSON.Value)...) {
    for (key, value) in elements { set(key, to: value) }
  }
}
