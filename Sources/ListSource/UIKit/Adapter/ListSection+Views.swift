#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension ListSection {
  /// The section with a view above its rows, as high as the view. It shows in place of a title; nil
  /// takes it away.
  ///
  /// How high the view is the table view asks when rows change: where nothing but the view has grown, say
  /// `tableView.performBatchUpdates(nil)`.
  public func header(_ view: UIView?) -> ListSection {
    with(header: view)
  }

  /// The section with a view below its rows, as high as the view. It shows in place of a title; nil
  /// takes it away. Where nothing but the view has grown, say `tableView.performBatchUpdates(nil)`.
  public func footer(_ view: UIView?) -> ListSection {
    with(footer: view)
  }
}
