public import PlatformUIKit

/// A cell of a table view or of a collection view.
@MainActor
public protocol ListCell: UIView {
  /// The reuse identifier of the cell, or nil if the list view does not reuse it.
  var reuseIdentifier: String? { get }
}

extension UITableViewCell: ListCell {}
extension UICollectionViewCell: ListCell {}
