#if !(canImport(UIKit) && canImport(ObjectiveC))
  package import PortableUIKit

  extension UIResponder {
    /// The associated object of a class, which this responder retains. There is at most one for each class.
    package subscript<Object: AnyObject>(associated type: Object.Type) -> Object? {
      get { associatedObjects[ObjectIdentifier(type)] as? Object }
      set { associatedObjects[ObjectIdentifier(type)] = newValue }
    }
  }
#endif
