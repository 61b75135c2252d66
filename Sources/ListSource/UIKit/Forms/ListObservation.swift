extension ListAdapter {
  /// Shows the list that a closure returns, and again after a change to an `@Observable` property that it reads.
  ///
  /// ```swift
  /// observation = adapter.observe { [weak self] in
  ///   ListSource { ListSection("quakes") { Rows(self?.viewModel.quakes ?? [], cell: QuakeCell.self) } }
  /// }
  /// ```
  ///
  /// If several properties change in one turn of the run loop, the closure is called once, in a later turn. It is
  /// called earlier if the adapter needs the outcome of a row's event, such as whether a swipe has removed the row.
  ///
  /// Change the properties on the main thread. Observation reports a change just before it is made, so the closure may
  /// still read the old value of a property that another thread changes.
  ///
  /// Retain the observation, which retains the closure, while the list should follow the properties.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public func observe(
    animated: Bool = true,
    _ source: @escaping @MainActor () -> ListSource
  ) -> ListObservation {
    let observation = ListObservation(ListDeclaration(in: self, isAnimated: animated, of: source))
    observation.declaration.isActive = true
    observation.update()
    return observation
  }
}

/// A token for the observation that keeps a list up to date. To get a token, call ``ListAdapter/observe(animated:_:)``.
///
/// The observation ends when the token is released or canceled, or when another list is applied.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
public final class ListObservation {
  fileprivate let declaration: ListDeclaration

  fileprivate init(_ declaration: ListDeclaration) {
    self.declaration = declaration
  }

  /// Ends the observation. The list view keeps its current list.
  public func cancel() {
    declaration.isActive = false
  }

  /// Calls the closure again and shows the list that it returns, for example to undo a move by the user, unless the
  /// observation has ended.
  public func update() {
    declaration.update()
  }
}
