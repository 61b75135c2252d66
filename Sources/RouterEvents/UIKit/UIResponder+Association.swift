#if !(canImport(UIKit) && canImport(ObjectiveC))
  package import PortableUIKit

  extension UIResponder {
    /// The object of a class of the kit's that belongs to this responder and lives as long as it does; at most one of a
    /// class.
    package subscript<Object: AnyObject>(associated type: Object.Type) -> Object? {
      get { associatedObjects[ObjectIdentifier(type)] as? Object }
      set { associatedObjects[ObjectIdentifier(type)] = newValue }
    }
  }
#endif
