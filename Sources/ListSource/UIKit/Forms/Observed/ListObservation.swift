internal import Observation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension ListAdapter {
  /// Shows a list, and shows it anew when an `@Observable` object changes that the closure has read.
  ///
  /// ```swift
  /// observation = adapter.observe { [weak self] in
  ///   ListSource { ListSection("quakes") { Rows(self?.viewModel.quakes ?? [], cell: QuakeCell.self) } }
  /// }
  /// ```
  ///
  /// However much changes in a turn of the run loop, the list is declared once, in a later turn. It is declared no more when
  /// the observation is released, or when another list is applied.
  ///
  /// - Parameters:
  ///   - animated: whether updates are animated.
  ///   - source: declares the list. The observation keeps what it captures.
  /// - Returns: the observation. Keep it as long as the list is to follow the objects.
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

/// A list that follows the objects it is declared from; see ``ListAdapter/observe(animated:_:)``.
///
/// It ends when it is released, and when another list is applied.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
public final class ListObservation {
  private weak var adapter: ListAdapter?
  private let isAnimated: Bool
  private let source: @MainActor () -> ListSource

  /// How often the list was declared; only what the last declaration has read is followed.
  private var declarations = 0

  fileprivate init(
    in adapter: ListAdapter,
    isAnimated: Bool,
    of source: @escaping @MainActor () -> ListSource
  ) {
    (self.adapter, self.isAnimated, self.source) = (adapter, isAnimated, source)
  }

  /// Ends the observation; the list that shows stays.
  public func cancel() {
    if adapter?.observation === self { adapter?.observation = nil }
  }

  /// Declares the list again and shows it, as after a change: to take back what the user has moved, for instance. Does
  /// nothing once the observation has ended.
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
    // What declares it may have applied another list.
    guard adapter.observation === self else { return }
    adapter.enqueue(list, of: nil, animation: isAnimated ? .automatic : nil)
  }
}
