// Not compiled on Linux. Associated objects need the Objective-C runtime.
#if canImport(UIKit) && canImport(ObjectiveC)
  internal import ObjectiveC
  package import PlatformUIKit

  extension UIResponder {
    /// Accesses the object of the given class that is associated with this responder. The responder retains at most one
    /// object of each class.
    package subscript<Object: AnyObject>(associated type: Object.Type) -> Object? {
      get { objc_getAssociatedObject(self, key(of: type)) as? Object }
      set { objc_setAssociatedObject(self, key(of: type), newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Returns the address of the class as a key. The memory at the address is never read.
    private func key(of type: AnyObject.Type) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
    }
  }
#endif
