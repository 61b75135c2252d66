#if !canImport(ObjectiveC)
  /// The name of a method (`developer.apple.com/documentation/objectivec/selector`).
  ///
  /// There is no Objective-C here, so a selector is only a name. A responder has the methods that were added to its class
  /// with `UIResponder.addMethod(_:to:_:)`.
  public struct Selector: Hashable, ExpressibleByStringLiteral {
    private let name: String

    /// Creates a selector from a name (`developer.apple.com/documentation/objectivec/selector/init(_:)`).
    public init(_ str: String) {
      name = str
    }

    /// Creates a selector from a name (`developer.apple.com/documentation/objectivec/selector`).
    public init(stringLiteral value: String) {
      name = value
    }
  }
#endif

extension UIResponder {
  /// A method that was added to a class, called with the responder and the sender of the action.
  package typealias AddedMethod = @MainActor (UIResponder, Any?) -> Void

  private struct MethodID: Hashable {
    let type: ObjectIdentifier
    let name: Selector
  }

  private static var addedMethods: [MethodID: AddedMethod] = [:]

  /// Adds a method to the instances of a class, but not to those of its subclasses, unless the class has one.
  ///
  /// The method replaces `class_addMethod` of the Objective-C runtime, which exists only on Apple's platforms.
  package static func addMethod(_ name: Selector, to type: UIResponder.Type, _ method: @escaping AddedMethod)
  {
    let id = MethodID(type: ObjectIdentifier(type), name: name)
    if addedMethods[id] == nil { addedMethods[id] = method }
  }

  /// Returns the method with the given name that was added to this responder's class, or `nil` if there is none.
  func addedMethod(_ name: Selector) -> AddedMethod? {
    Self.addedMethods[MethodID(type: ObjectIdentifier(type(of: self)), name: name)]
  }
}
