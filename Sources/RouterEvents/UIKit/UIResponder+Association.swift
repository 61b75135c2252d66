#if !(canImport(UIKit) && canImport(ObjectiveC))
  package import PortableUIKit

  extension UIResponder {
    /// Accesses the associated object of a class. The responder retains at most one object for each class.
    package subscript<Object: AnyObject>(associated type: Object.Type) -> Object? {
      get { associatedObjects[ObjectIdentifier(type)] as? Object }
      set { associatedObjects[ObjectIdentifier(type)] = newValue }
    }
  }
#endif
