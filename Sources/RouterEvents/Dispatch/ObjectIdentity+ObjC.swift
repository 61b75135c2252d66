// Not compiled on Linux. An Objective-C object frees its memory at once, so the reference is weak here.
#if canImport(ObjectiveC)
  /// The identity of an object, which is not retained. A later object at the same address has another identity.
  struct ObjectIdentity {
    private weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }

    /// Returns whether this is the identity of `object`.
    func isIdentity(of object: AnyObject) -> Bool {
      self.object === object
    }
  }
#endif
