#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension ListSection {
  /// The section with a view above its rows, as high as the view, in place of a text.
  public func header(_ view: UIView?) -> ListSection {
    header(view.map(ListEdge.view))
  }

  /// The section with a view below its rows, as high as the view, in place of a text.
  public func footer(_ view: UIView?) -> ListSection {
    footer(view.map(ListEdge.view))
  }
}
