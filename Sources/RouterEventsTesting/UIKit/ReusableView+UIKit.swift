// Not compiled on Linux: whole behind UIKit, whose lists the stand-in does not have here.
#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UITableViewCell: ReusableView {}
  extension UITableViewHeaderFooterView: ReusableView {}
  extension UICollectionReusableView: ReusableView {}
#endif
