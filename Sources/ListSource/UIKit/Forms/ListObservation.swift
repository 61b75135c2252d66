internal import Observation
internal import PlatformUIKit

extension ListAdapter {
  /// Shows the list that a closure returns. The list is updated after a change to an `@Observable` property that the
  /// closure reads.
  ///
  /// ```swift
  /// observation = adapter.observe { [weak self] in
  ///   ListSource { ListSection("quakes") { Rows(self?.viewModel.quakes ?? [], cell: QuakeCell.self) } }
  /// }
  /// ```
  ///
  /// If several properties change in one turn of the run loop, the closure is called once, in a later turn. The
  /// observation ends when it is released or canceled, or when another list is applied.
  ///
  /// - Parameters:
  ///   - animated: Whether to animate updates.
  ///   - source: Returns the list. The observation retains the closure.
  /// - Returns: The observation. Retain it while the list should follow the properties.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public func observe(
    animated: Bool = true,
    _ source: @escaping @MainActor () -> ListSource
  ) -> ListObservation {
    let observation = ListObservation(in: self, isAnimated: animated, of: source)
    self.observation = observation
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
  private weak var adapter: ListAdapter?
  private let isAnimated: Bool
  private let source: @MainActor () -> ListSource

  /// The number of times the closure was called. It lets the observation ignore changes to properties that only earlier
  /// calls have read.
  private var declarations = 0

  fileprivate init(
    in adapter: ListAdapter,
    isAnimated: Bool,
    of source: @escaping @MainActor () -> ListSource
  ) {
    (self.adapter, self.isAnimated, self.source) = (adapter, isAnimated, source)
  }

  /// Ends the observation. The list view keeps its current list.
  public func cancel() {
    if adapter?.observation === self { adapter?.observation = nil }
  }

  /// Calls the closure again and shows the list that it returns, for example to undo a move by the user.
  ///
  /// Does nothing if the observation has ended.
  public func update() {
    guard let adapter, adapter.observation === self else { return }
    declarations += 1
    let number = declarations
    let list = withObservationTracking {
      source()
    } onChange: { [weak self] in
      Task { @MainActor in
        if let self, self.declarations == number { self.update() }
      }
    }
    // The closure may have applied another list.
    guard adapter.observation === self else { return }
    adapter.enqueue(list, animation: isAnimated ? .automatic : nil)
  }
}
