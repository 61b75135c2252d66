// Only for UIKit, because PortableUIKit has no collection views.
#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UICollectionReusableView: ReusableView {}
#endif
