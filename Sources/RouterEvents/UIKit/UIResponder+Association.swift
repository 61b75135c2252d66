#if !(canImport(UIKit) && canImport(ObjectiveC))
  package import PlatformUIKit

  extension UIResponder {
    /// Accesses the object of the given class that is associated with this responder. The responder retains at most one
    /// object of each class.
    package subscript<Object: AnyObject>(associated type: Object.Type) -> Object? {
      get { associatedObjects[ObjectIdentifier(type)] as? Object }
      set { associatedObjects[ObjectIdentifier(type)] = newValue }
    }
  }
#endif
