// Only for UIKit. In PortableUIKit, collection views do not conform to `ReusableView`.
#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UICollectionReusableView: ReusableView {}
#endif
