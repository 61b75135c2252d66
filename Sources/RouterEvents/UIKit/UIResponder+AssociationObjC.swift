// Not compiled on Linux: objects are associated by the Objective-C runtime here.
#if canImport(UIKit) && canImport(ObjectiveC)
  internal import ObjectiveC
  package import UIKit

  extension UIResponder {
    /// The object of a class of the kit's that belongs to this responder and lives as long as it does; at most one of a
    /// class.
    package subscript<Object: AnyObject>(associated type: Object.Type) -> Object? {
      get { objc_getAssociatedObject(self, key(of: type)) as? Object }
      set { objc_setAssociatedObject(self, key(of: type), newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// The address of the class, which is never read.
    private func key(of type: AnyObject.Type) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
    }
  }
#endif
