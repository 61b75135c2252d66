// Not compiled on Linux. An unowned reference does not keep the memory of a deallocated Objective-C object, so the
// reference is weak.
#if canImport(ObjectiveC)
  /// The identity of an object, stored without retaining the object.
  ///
  /// A new object at the same address has a different identity.
  struct ObjectIdentity {
    private weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }

    func isIdentity(of object: AnyObject) -> Bool {
      self.object === object
    }
  }
#endif
