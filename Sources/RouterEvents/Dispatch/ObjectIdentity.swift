/// The identity of an object, which is not retained. A later object at the same address has another identity.
///
/// Without Objective-C, an unowned reference keeps the memory of a deallocated object, so no other object can have its
/// address. The reference is never read. It costs a tenth of a weak one. A weak one would also give the object a side
/// table, which slows all later retains and releases: 25 % of a dispatch.
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
