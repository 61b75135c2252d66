// Only for UIKit. The collection views of PortableUIKit do not conform.
#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UICollectionReusableView: ReusableView {}
#endif
