// The view is not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  internal import RouterEvents
  public import SwiftUI
  public import UIKit

  /// A SwiftUI view that shows a ``ListSource`` in a collection view or a table view.
  ///
  /// ```swift
  /// ListSourceView(list, selection: $selectedIDs, position: $position)
  /// ```
  ///
  /// Changes of the list are animated in `withAnimation`. For rows that scroll below bars and the home indicator, add
  /// `.ignoresSafeArea(.container)`.
  ///
  /// Events from rows visit the responder that `routerEvents(from:)` sets for this view, and its chain, before they leave
  /// the list view. SwiftUI content of a row emits from its cell: see `Rows(_:content:)`.
  public struct ListSourceView: UIViewRepresentable {
    private let list: ListSource
    private let table: UITableView.Style?
    private let selection: Binding<Set<AnyHashable>>
    private let position: Binding<ListPlace?>
    private let (hasSelection, hasPosition): (Bool, Bool)
    private let configure: @MainActor (ListAdapter) -> Void

    /// Creates a view of a list. Sections that declare no layout are plain lists in a collection view.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - table: The style of the table view, or nil to show the list in a collection view.
    ///   - selection: The ids of the selected rows. If nil, a row is deselected after its event.
    ///   - position: The place of the first visible row, set after a scroll that is animated or the user's. See ``ListAdapter/position``.
    ///   - configure: Sets properties of the adapter once, for example ``ListAdapter/selection`` for one row at a time.
    public init<ID: Hashable>(
      _ list: ListSource,
      table: UITableView.Style? = nil,
      selection: Binding<Set<ID>>? = nil as Binding<Set<Never>>?,
      position: Binding<ListPlace?>? = nil,
      configure: @escaping @MainActor (_ adapter: ListAdapter) -> Void = { _ in }
    ) {
      (self.list, self.table, self.configure) = (list, table, configure)
      (self.selection, self.position) = (selection?.anyIDs ?? .constant([]), position ?? .constant(nil))
      (hasSelection, hasPosition) = (selection != nil, position != nil)
    }

    /// The connection of the view with its list view.
    @MainActor
    public final class Coordinator {
      fileprivate var (link, detour): (ListLink?, EmitterDetour?) = (nil, nil)
    }

    /// Creates the connection.
    public func makeCoordinator() -> Coordinator { Coordinator() }

    /// Creates the list view and its adapter.
    public func makeUIView(context: Context) -> UIScrollView {
      let layout = UICollectionViewFlowLayout()
      let (view, adapter) =
        table.map { make(ListTableView(frame: .zero, style: $0)) { TableAdapter($0) } }
        ?? make(ListCollectionView(frame: .zero, collectionViewLayout: layout)) { CollectionAdapter($0) }
      if hasSelection { adapter.selection = .multiple }
      configure(adapter)
      context.coordinator.link = ListLink(to: adapter)
      context.coordinator.detour = EmitterDetour(above: view, through: context.environment.routerEvent)
      return view
    }

    private func make<V: UIScrollView>(_ view: V, _ adapter: (V) -> ListAdapter) -> (
      UIScrollView, ListAdapter
    ) { (view, adapter(view)) }

    /// Shows the list, the selection and the position, and sets the responder that events visit.
    public func updateUIView(_ view: UIScrollView, context: Context) {
      context.coordinator.detour?.events = context.environment.routerEvent
      guard let link = context.coordinator.link else { return }
      if hasSelection { link.selection = ({ selection.wrappedValue }, { selection.wrappedValue = $0 }) }
      if hasPosition { link.position = ({ position.wrappedValue }, { position.wrappedValue = $0 }) }
      link.show(table == nil ? list.layout(.list()) : list, animated: context.transaction.animation != nil)
    }

    /// Releases the bindings. The list view keeps its rows while it disappears.
    public static func dismantleUIView(_ view: UIScrollView, coordinator: Coordinator) {
      (coordinator.link, coordinator.detour) = (nil, nil)
    }
  }

  // By a key path, because SwiftUI may not update a view for a binding of closures.
  extension Set {
    fileprivate var anyIDs: Set<AnyHashable> {
      get { Set<AnyHashable>(map { AnyHashable($0) }) }
      set { self = Set(newValue.compactMap { $0.base as? Element }) }
    }
  }
#endif

/// The link between a list view and the values of a SwiftUI view. Each gets what changes in the other.
@MainActor
final class ListLink {
  var selection: (get: () -> Set<AnyHashable>, set: (Set<AnyHashable>) -> Void)?
  var position: (get: () -> ListPlace?, set: (ListPlace?) -> Void)?
  private weak var adapter: ListAdapter?

  /// The selection of the list view, and the position that it had in common with the value, when these last changed.
  private var selected: Set<AnyHashable> = []
  private var place: ListPlace?

  init(to adapter: ListAdapter) {
    self.adapter = adapter
    adapter.onInteraction = { [weak self] in self?.userDidChange() }
  }

  /// Shows a list, and the values that the app has changed.
  func show(_ list: ListSource, animated: Bool) {
    guard let adapter else { return }
    adapter.apply(list, animated: animated)
    if let wanted = selection?.get() {
      let selected = adapter.selectedIDs
      for id in selected.subtracting(wanted) { adapter.deselect(id) }
      for id in wanted.subtracting(selected) { adapter.select(id) }
    }
    selected = adapter.selectedIDs
    guard let wanted = position.map({ $0.get() }), wanted != place else { return }
    (place, adapter.position) = (wanted, wanted)
  }

  private func userDidChange() {
    guard let adapter else { return }
    let earlier = exchange(&selected, with: adapter.selectedIDs)
    if let selection, selected != earlier {
      // The value may have ids of rows that the list does not have yet.
      selection.set(selection.get().subtracting(earlier.subtracting(selected)).union(selected))
    }
    guard let position else { return }
    place = adapter.position
    if position.get() != place { position.set(place) }
  }
}
