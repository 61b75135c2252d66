// Apple documentation: "IndexSet", "CharacterSet", "Notification", "FileHandle", "NSEnumerator",
// "FileManager.DirectoryEnumerator". What else there is of Foundation's values is the toolchain's own FoundationEssentials.

public struct IndexSet: Hashable, SetAlgebra, Sendable {
  public typealias Element = Int
  public init() {}
  public init(integer: Int) {}
  public init(integersIn range: Range<Int>) {}
  public init<S: Sequence>(_ elements: S) where S.Element == Int {}
  public func contains(_ member: Int) -> Bool { false }
  public __consuming func union(_ other: __owned IndexSet) -> IndexSet { self }
  public __consuming func intersection(_ other: IndexSet) -> IndexSet { self }
  public __consuming func symmetricDifference(_ other: __owned IndexSet) -> IndexSet { self }
  public mutating func insert(_ member: __owned Int) -> (inserted: Bool, memberAfterInsert: Int) { (true, member) }
  public mutating func remove(_ member: Int) -> Int? { nil }
  public mutating func update(with member: __owned Int) -> Int? { nil }
  public mutating func formUnion(_ other: __owned IndexSet) {}
  public mutating func formIntersection(_ other: IndexSet) {}
  public mutating func formSymmetricDifference(_ other: __owned IndexSet) {}
}

public struct CharacterSet: Hashable, Sendable {
  public init(charactersIn string: String) {}
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
}

public struct Notification {
  public struct Name: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
}

public final class FileHandle: @unchecked Sendable {
  init() {}
  public static var standardError: FileHandle { fatalError() }
  public static var standardOutput: FileHandle { fatalError() }
  public func write(_ data: Data) {}
}

public class NSEnumerator: NSObject, Sequence {
  public func nextObject() -> Any? { nil }
  public var allObjects: [Any] { [] }
  public func makeIterator() -> AnyIterator<Any> { AnyIterator { nil } }
}

extension FileManager {
  public class DirectoryEnumerator: NSEnumerator {}
  public func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
}
