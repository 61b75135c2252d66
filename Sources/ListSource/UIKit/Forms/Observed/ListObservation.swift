internal import Observation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension ListAdapter {
  /// Shows a list, and updates it when an `@Observable` property that the closure has read changes.
  ///
  /// ```swift
  /// observation = adapter.observe { [weak self] in
  ///   ListSource { ListSection("quakes") { Rows(self?.viewModel.quakes ?? [], cell: QuakeCell.self) } }
  /// }
  /// ```
  ///
  /// All changes in one turn of the run loop lead to one declaration in a later turn. The observation ends when it is
  /// released or cancelled, or when another list is applied.
  ///
  /// - Parameters:
  ///   - animated: Whether to animate updates.
  ///   - source: Declares the list. The observation retains the closure.
  /// - Returns: The observation. Retain it as long as the list should follow the objects.
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

/// A token for a list that follows observable objects. See ``ListAdapter/observe(animated:_:)``.
///
/// Releasing or cancelling it, or applying another list, ends the observation.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
public final class ListObservation {
  private weak var adapter: ListAdapter?
  private let isAnimated: Bool
  private let source: @MainActor () -> ListSource

  /// The number of declarations. Only the last one is observed.
  private var declarations = 0

  fileprivate init(
    in adapter: ListAdapter,
    isAnimated: Bool,
    of source: @escaping @MainActor () -> ListSource
  ) {
    (self.adapter, self.isAnimated, self.source) = (adapter, isAnimated, source)
  }

  /// Ends the observation. The shown list stays.
  public func cancel() {
    if adapter?.observation === self { adapter?.observation = nil }
  }

  /// Declares and shows the list again, for example to undo a move by the user. Does nothing once the observation has
  /// ended.
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
    adapter.enqueue(list, of: nil, animation: isAnimated ? .automatic : nil)
  }
}
