#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension ListSection {
  /// The section under a view that is made once and shows a model.
  ///
  /// ```swift
  /// ListSection("offers") { Rows(offers) }.header(showing: campaign) { CampaignHeader() }
  /// ```
  ///
  /// The adapter makes the view when it first shows, and keeps it as long as the section declares one of that type. Another
  /// model is shown by configuring that view: no cell is made anew. The view is as high as it asks for in the width of its
  /// section, by `systemLayoutSizeFitting`, else by `sizeThatFits`. It shows in place of a title, and of any view declared
  /// before.
  ///
  /// - Parameters:
  ///   - model: what the view shows.
  ///   - makeView: makes a new view. The list keeps it, so capture the controller weakly.
  /// - Returns: the section.
  public func header<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> ListSection where View.Model: Equatable {
    with(header: .value(TypedEdgeValue(makeView, model)))
  }

  /// The section above a view that is made once and shows a model, like ``header(showing:_:)``.
  public func footer<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> ListSection where View.Model: Equatable {
    with(footer: .value(TypedEdgeValue(makeView, model)))
  }

  /// The section under a view of the app's, as high as the view. It shows in place of a title; nil takes it away.
  ///
  /// Declare the same view each time, for one section: another one reloads the section, and one that is made anew each time
  /// is reported. The list view asks for the view's height when rows change. If only the view has grown, call
  /// `performBatchUpdates(nil)` of the list view.
  public func header(_ view: UIView?) -> ListSection {
    with(header: view.map(ListEdge.view))
  }

  /// The section above a view of the app's, like ``header(_:)``.
  public func footer(_ view: UIView?) -> ListSection {
    with(footer: view.map(ListEdge.view))
  }
}
