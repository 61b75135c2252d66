internal import KitSupport
internal import Observation
internal import PlatformUIKit

/// A closure that declares the list of an adapter. It is called again after the list may have changed, until another
/// list is applied.
@MainActor
final class ListDeclaration {
  private weak var adapter: ListAdapter?
  private let isAnimated: Bool
  /// Returns the list, or nil if the closure has shown another one.
  private let source: @MainActor () -> ListSource?

  /// A closure that is called when an update is requested, for example to request a layout.
  var onRequest: @MainActor () -> Void = {}

  /// Whether the list may have changed since the closure was last called.
  private var needsUpdate = false

  /// The number of calls of the closure. Changes to properties that only earlier calls have read do not count.
  private var declarations = 0

  init(in adapter: ListAdapter, isAnimated: Bool = true, of source: @escaping @MainActor () -> ListSource?) {
    (self.adapter, self.isAnimated, self.source) = (adapter, isAnimated, source)
  }

  var isActive: Bool {
    get { adapter?.declaration === self }
    set {
      if newValue { adapter?.declaration = self } else if isActive { adapter?.declaration = nil }
    }
  }

  /// Requests an update in a later turn of the run loop.
  func setNeedsUpdate() {
    guard isActive, !needsUpdate else { return }
    needsUpdate = true
    onRequest()
    Task { [weak self] in self?.updateIfNeeded() }
  }

  /// Updates the list if needed, before an event's outcome is used: the handler may have changed what the list shows.
  func updateIfNeeded() {
    if needsUpdate { update() }
  }

  func update() {
    needsUpdate = false
    guard let adapter, isActive else { return }
    declarations += 1
    // The closure may have applied another list.
    if let list = declare(declarations), isActive {
      adapter.enqueue(list, animation: isAnimated ? .automatic : nil)
    }
  }

  private func declare(_ number: Int) -> ListSource? {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return source() }
    return withObservationTracking {
      source()
    } onChange: { [weak self] in
      if MainThread.isCurrent {
        MainActor.assumeIsolated { self?.noteChange(number) }
      } else {
        Task { @MainActor in self?.noteChange(number) }
      }
    }
  }

  private func noteChange(_ number: Int) {
    if declarations == number { setNeedsUpdate() }
  }
}
