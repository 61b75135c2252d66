#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A cell of a table view or of a collection view.
@MainActor
public protocol ListCell: UIView {
  /// The identifier under which the list view reuses the cell.
  var reuseIdentifier: String? { get }
}

extension UITableViewCell: ListCell {}
extension UICollectionViewCell: ListCell {}
