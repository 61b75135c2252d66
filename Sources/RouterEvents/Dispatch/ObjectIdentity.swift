/// The identity of an object, stored without retaining the object.
///
/// A new object at the same address has a different identity.
///
/// Without Objective-C, an unowned reference keeps a deallocated object's memory in use, so no new object can have the
/// same address. The unowned reference is never read, and costs a tenth of a weak reference. A weak reference would
/// also add a side table to the object. That slows all later retains and releases, which costs 25 % of a dispatch's
/// time.
#if !canImport(ObjectiveC)
  struct ObjectIdentity {
    private let id: ObjectIdentifier
    private unowned let object: AnyObject

    init(_ object: AnyObject) {
      id = ObjectIdentifier(object)
      self.object = object
    }

    /// Returns whether this is the identity of `object`.
    func isIdentity(of object: AnyObject) -> Bool {
      id == ObjectIdentifier(object)
    }
  }
#endif
