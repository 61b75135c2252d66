// Apple documentation: "IndexSet", "CharacterSet", "Notification", "FileHandle", "NSEnumerator",
// "FileManager.DirectoryEnumerator". What else there is of Foundation's values is the toolchain's own FoundationEssentials.

public struct IndexSet: Hashable, SetAlgebra, Sendable {
  public typealias Element = Int
  public init() {}  // Apple documentation: "IndexSet.init()".
  public init(integer: Int) {}  //? IndexSet.init
  public init(integersIn range: Range<Int>) {}  // Apple documentation: "IndexSet.init(integersIn:)".
  public init<S: Sequence>(_ elements: S) where S.Element == Int {}  //? IndexSet.init
  public func contains(_ member: Int) -> Bool { false }  //? IndexSet.contains
  public __consuming func union(_ other: __owned IndexSet) -> IndexSet { self }  //? IndexSet.union
  public __consuming func intersection(_ other: IndexSet) -> IndexSet { self }  //? IndexSet.intersection
  public __consuming func symmetricDifference(_ other: __owned IndexSet) -> IndexSet { self }  //? IndexSet.symmetricDifference
  public mutating func insert(_ member: __owned Int) -> (inserted: Bool, memberAfterInsert: Int) { (true, member) }
  public mutating func remove(_ member: Int) -> Int? { nil }  //? IndexSet.remove
  public mutating func update(with member: __owned Int) -> Int? { nil }  //? IndexSet.update
  public mutating func formUnion(_ other: __owned IndexSet) {}  //? IndexSet.formUnion
  public mutating func formIntersection(_ other: IndexSet) {}  //? IndexSet.formIntersection
  public mutating func formSymmetricDifference(_ other: __owned IndexSet) {}  //? IndexSet.formSymmetricDifference
}

public struct CharacterSet: Hashable, Sendable {
  public init(charactersIn string: String) {}
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
}

public struct Notification {
  public struct Name: Hashable, Sendable, RawRepresentable {  //? Notification.Name
    public let rawValue: String  //? Name.rawValue
    public init(_ rawValue: String) { self.rawValue = rawValue }  //? Name.init
    public init(rawValue: String) { self.rawValue = rawValue }  //? Name.init
  }
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }  // Apple documentation: "Notification.init(name:object:userInfo:)".
}

extension NotificationCenter {  // developer.apple.com/documentation/foundation/notificationcenter
  public func addObserver(  // developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  public func removeObserver(_ observer: Any) {}  // developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)
}

public final class FileHandle: @unchecked Sendable {
  init() {}
  public static var standardError: FileHandle { fatalError() }  //? FileHandle.standardError
  public static var standardOutput: FileHandle { fatalError() }  //? FileHandle.standardOutput
  public func write(_ data: Data) {}  //? FileHandle.write
}

public class NSEnumerator: NSObject, Sequence {  //? NSEnumerator
  public func nextObject() -> Any? { nil }  //? NSEnumerator.nextObject
  public var allObjects: [Any] { [] }  //? NSEnumerator.allObjects
  public func makeIterator() -> AnyIterator<Any> { AnyIterator { nil } }  //? NSEnumerator.makeIterator
}

extension FileManager {
  public class DirectoryEnumerator: NSEnumerator {}
  public func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }  //? FileManager.enumerator
}

// developer.apple.com/documentation/foundation/undomanager
extension UndoManager {
  @MainActor @preconcurrency
  public func registerUndo<TargetType>(  // developer.apple.com/documentation/foundation/undomanager/registerundo(withtarget:handler:)
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) where TargetType: AnyObject {}
}
