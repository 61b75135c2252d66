public import PlatformUIKit

extension ListSection {
  /// Sets a header view that the adapter creates once and configures with a model.
  ///
  /// ```swift
  /// ListSection("offers") { Rows(offers) }.header(showing: campaign) { CampaignHeader() }
  /// ```
  ///
  /// The adapter creates the view when it is first displayed, and retains it while the section declares a view of this
  /// class. The list retains the closure, so capture the controller weakly. A new model reconfigures the view without
  /// reloading the section. The view is shown instead of a title or an earlier header view.
  ///
  /// The height of the view is measured at the width of the section by `systemLayoutSizeFitting`. If that height is 0,
  /// the view is measured by `sizeThatFits` instead.
  public func header<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> ListSection where View.Model: Equatable {
    with(header: .value(SupplementValue(makeView, model)))
  }

  /// Sets a footer view that the adapter creates once and configures with a model. See ``header(showing:_:)``.
  public func footer<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> ListSection where View.Model: Equatable {
    with(footer: .value(SupplementValue(makeView, model)))
  }

  /// Sets a header view, which keeps its own height and is shown instead of a title. Nil removes the view.
  ///
  /// Pass the same view each time, and use it in one section only. Passing a different view reloads the section.
  /// If each list declares a new view, the adapter reports a problem.
  ///
  /// The list view requests the height of the view when rows change. If only the height has changed, call
  /// `performBatchUpdates(nil)` on the list view.
  public func header(_ view: UIView?) -> ListSection {
    with(header: view.map(Supplement.view))
  }

  /// Sets a footer view, which is shown instead of a footer title. Nil removes the view. See ``header(_:)``.
  public func footer(_ view: UIView?) -> ListSection {
    with(footer: view.map(Supplement.view))
  }
}
