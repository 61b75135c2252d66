// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit

  /// Applies lists once in a callback of the app.
  @MainActor
  final class Updates {
    private(set) var all: [ListUpdate] = []
    var afterEach: () -> Void = {}
    var isArmed: Bool
    private let place: String
    private let times: Int
    private let adapter: ListAdapter

    init(
      in place: String,
      _ times: Int,
      of screen: Screen,
      _ delegate: DelegateDouble,
      armed: Bool = true
    ) {
      self.place = place
      self.times = times
      adapter = screen.adapter
      isArmed = armed
      adapter.scrollDelegate = delegate
      delegate.onCall = { [weak self] in self?.note($0) }
      (adapter as? TableAdapter)?.onScroll = { [weak self] _ in self?.note("onScroll") }
      screen.apply(source(Item.many(0..<40)))
    }

    func source(_ items: [Item], section: String = "items") -> ListSource {
      ListSource {
        ListSection(section) {
          // Separate, because a row with a selection handler is deselected by code, which calls no delegate.
          if place == "onSelect" {
            Rows(items, cell: ItemCell.self).onSelect { [weak self] _, _ in self?.note("onSelect") }
          } else {
            rows(items)
          }
        }
        ListSection("last") {}
      }
    }

    private func rows(_ items: [Item]) -> Rows<Item> {
      Rows(items, cell: ItemCell.self, noting: { [weak self] _, _ in self?.note("cell") })
        .onDisplay { [weak self] _, _ in self?.note("onDisplay") }
        .onDelete { [weak self] _, _ in self?.note("onDelete") }
        .onPrefetch { [weak self] _, _ in self?.note("onPrefetch") }
    }

    private func note(_ name: String) {
      guard name == place, isArmed else { return }
      isArmed = false
      for number in 1...times {
        let ids = (0...number).map { 100 * number + $0 }
        all.append(adapter.apply(ListSource(Item.many(ids))))
        afterEach()
      }
    }
  }
#endif
