// Not compiled on Linux: an object of Objective-C gives its memory back at once, so the reference is weak here.
#if canImport(ObjectiveC)
  /// Knows an object again without keeping it alive, and takes no other object for it that gets its address later.
  struct ObjectIdentity {
    private weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }

    /// Whether this is the identity of `object`.
    func isIdentity(of object: AnyObject) -> Bool {
      self.object === object
    }
  }
#endif
