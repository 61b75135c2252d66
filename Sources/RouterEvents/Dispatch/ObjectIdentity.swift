/// The identity of an object, stored without retaining the object.
///
/// A new object at the same address has a different identity.
///
/// Without Objective-C, an unowned reference keeps the memory of a deallocated object in use, so no new object can have
/// the same address. The reference is never read. Storing it takes a tenth of the time that storing a weak reference
/// would take. A weak reference would also add a side table to the object. The side table would slow all later retains
/// and releases, which would cost 25% of the dispatch time.
#if !canImport(ObjectiveC)
  struct ObjectIdentity {
    private let id: ObjectIdentifier
    private unowned let object: AnyObject

    init(_ object: AnyObject) {
      id = ObjectIdentifier(object)
      self.object = object
    }

    func isIdentity(of object: AnyObject) -> Bool {
      id == ObjectIdentifier(object)
    }
  }
#endif
