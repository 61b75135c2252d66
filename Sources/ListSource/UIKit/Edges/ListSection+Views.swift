#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension ListSection {
  /// Sets a header view that is made once and shows a model.
  ///
  /// ```swift
  /// ListSection("offers") { Rows(offers) }.header(showing: campaign) { CampaignHeader() }
  /// ```
  ///
  /// The adapter makes the view when it first shows, and retains it while the section declares a view of this class. A
  /// new model reconfigures the view without reloading the section. The view's height is measured at the section's
  /// width by `systemLayoutSizeFitting`, else by `sizeThatFits`. It replaces a title and any view declared before.
  ///
  /// - Parameters:
  ///   - model: The model that the view shows.
  ///   - makeView: Makes a new view. The list retains the closure, so capture the controller weakly.
  /// - Returns: The section.
  public func header<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> ListSection where View.Model: Equatable {
    with(header: .value(TypedEdgeValue(makeView, model)))
  }

  /// Sets a footer view that is made once and shows a model. Works like ``header(showing:_:)``.
  public func footer<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> ListSection where View.Model: Equatable {
    with(footer: .value(TypedEdgeValue(makeView, model)))
  }

  /// Sets a header view, which keeps its own height. It shows instead of a title. Nil removes it.
  ///
  /// Pass the same view each time, and use it in one section only. Another view reloads the section, and a new view in
  /// each list is reported. The list view asks for the view's height when rows change. If only the height has changed,
  /// call `performBatchUpdates(nil)` on the list view.
  public func header(_ view: UIView?) -> ListSection {
    with(header: view.map(ListEdge.view))
  }

  /// Sets a footer view, which keeps its own height. Works like ``header(_:)``.
  public func footer(_ view: UIView?) -> ListSection {
    with(footer: view.map(ListEdge.view))
  }
}
