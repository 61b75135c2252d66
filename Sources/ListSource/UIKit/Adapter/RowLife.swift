internal import Foundation
internal import PlatformUIKit
public import RouterEvents

/// The distance from the visible rows at which ``Rows/onPrefetch(ahead:_:cancel:)`` calls its handlers.
public enum PrefetchDistance: Hashable, Sendable {
  /// A number of points.
  case points(Double)

  /// A multiple of the visible height of the list view.
  case screens(Double)

  fileprivate func points(onScreenOf height: CGFloat) -> CGFloat {
    switch self {
    case .points(let points): max(0, min(points, 1_000_000))
    case .screens(let screens): max(0, min(screens * height, 1_000_000))
    }
  }
}

extension Rows {
  /// Sets the handler to call once after each display of a row, even if the list view is deallocated. It receives the
  /// model that was shown, and the row's index in the section, starting at 0.
  public func onEndDisplay(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.endDisplay = action }
  }

  /// Sets the event that a row's cell emits, once each time it is displayed, after half of it was visible for a time.
  ///
  /// What a bar covers is not visible, and neither are rows in the background. Rows below a sheet or another view over
  /// the list count as visible. Half of a row that is larger than the list view is half of the list view.
  ///
  /// The adapter notices sideways scrolling in carousels, and in sections of `.layout { environment in … }` that have no
  /// `visibleItemsInvalidationHandler`. In other sections, a row that scrolls sideways may emit no event.
  public func emitsWhenSeen(
    _ name: EventName,
    for duration: Duration,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Rows {
    with { $0.sight = (name, duration, clock) }
  }

  /// Sets the handlers of ``onPrefetch(_:cancel:)`` with a distance, which UIKit would choose itself.
  ///
  /// `action` is called for the rows nearer than the distance in the direction of scrolling, and `cancel` for those
  /// farther away on either side. Only vertical distances count, so declare none in a carousel.
  public func onPrefetch(
    ahead distance: PrefetchDistance,
    _ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void,
    cancel: @escaping @MainActor (_ model: Model, _ index: Int) -> Void = { _, _ in }
  ) -> Rows {
    onPrefetch(action, cancel: cancel).with { $0.prefetchDistance = distance }
  }
}

typealias RowSight = (event: EventName, duration: Duration, clock: any Clock<Duration>)

/// The displayed rows with a handler for their end or an event for being seen, as long as their cells show them.
@MainActor
final class Appearances {
  private struct Begun {
    weak var cell: (any ListCell)?
    let id: RowIdentity
    var place: RowIndex
    var row: Row
    var timer: Task<Void, Never>?
    var wasSeen = false
  }

  private var begun: [ObjectIdentifier: Begun] = [:]
  private var window: WindowWatcher?

  func concern(_ row: Row) -> Bool { !begun.isEmpty || isNoted(row) }

  private func isNoted(_ row: Row) -> Bool { row.group.has(.endDisplay) || row.group.sight != nil }

  func begin(_ row: Row, _ id: RowIdentity, at place: RowIndex, in cell: any ListCell) {
    end(cell)
    guard isNoted(row) else { return }
    begun[ObjectIdentifier(cell)] = Begun(cell: cell, id: id, place: place, row: row)
  }

  /// Notes the model that a displayed cell is about to show. Does nothing if the cell displays another row.
  func update(_ row: Row, _ id: RowIdentity?, at place: RowIndex, in cell: any ListCell) {
    let key = ObjectIdentifier(cell)
    guard begun[key]?.id == id else { return }
    begun[key]?.row = row
    begun[key]?.place = place
  }

  /// Notes the new rows and places of displayed cells that a list has left as they are.
  func follow(_ shown: ShownList, in listView: any ListView) {
    for cell in begun.values.compactMap(\.cell) {
      guard let place = listView.indexPath(ofCell: cell).map(RowIndex.init), let row = shown.row(at: place)
      else { continue }
      update(row, shown.id(of: place), at: place, in: cell)
    }
  }

  func end(_ cell: any ListCell) { end(begun.removeValue(forKey: ObjectIdentifier(cell))) }

  func endAll() {
    let all = begun.values.sorted { $0.place < $1.place }
    begun = [:]
    window?.stop()
    window = nil
    all.forEach(end)
  }

  private func end(_ ended: Begun?) {
    ended?.timer?.cancel()
    ended?.row.perform(.endDisplay)
  }

  /// Starts the timers of rows that have become visible, and stops the timers of others.
  func watch(for adapter: ListAdapter) {
    if window == nil, begun.values.contains(where: { $0.row.group.sight != nil }) {
      window = WindowWatcher(in: adapter.listView, for: adapter)
    }
    for (key, row) in begun where !row.wasSeen {
      guard let sight = row.row.group.sight, let cell = row.cell, adapter.isHalfVisible(cell) else {
        row.timer?.cancel()
        begun[key]?.timer = nil
        continue
      }
      if row.timer != nil { continue }
      begun[key]?.timer = Task { [weak self, weak adapter] in
        try? await sight.clock.sleep(for: sight.duration)
        guard !Task.isCancelled, let self, let adapter else { return }
        finish(key, for: adapter)
      }
    }
  }

  private func finish(_ key: ObjectIdentifier, for adapter: ListAdapter) {
    begun[key]?.timer = nil
    guard let row = begun[key], let cell = row.cell, adapter.isHalfVisible(cell),
      let name = row.row.group.sight?.event
    else { return }
    begun[key]?.wasSeen = true
    guard let index = adapter.shown.index(of: row.id, near: row.place) else { return }
    _ = RowInteraction(at: index, in: adapter)?.emit(.named(name) { [:] })
    adapter.declaration?.updateIfNeeded()
  }
}

/// A view without content that looks at the rows again when the list view enters or leaves a window, and when a scene
/// becomes active or enters the background.
private final class WindowWatcher: UIView {
  private weak var adapter: ListAdapter?
  private var observers: [any NSObjectProtocol] = []

  init(in listView: (any ListView)?, for adapter: ListAdapter) {
    super.init(frame: .zero)
    isHidden = true
    listView?.addSubview(self)
    self.adapter = adapter
    observers = [UIScene.didActivateNotification, UIScene.didEnterBackgroundNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.adapter?.watchRows() }
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    adapter?.watchRows()
  }

  func stop() {
    observers.forEach(NotificationCenter.default.removeObserver)
    removeFromSuperview()
  }
}

extension ListAdapter {
  func watchRows() { appearances.watch(for: self) }

  fileprivate func isHalfVisible(_ cell: any ListCell) -> Bool {
    guard let listView, let window = listView.window, !isCovered() else { return false }
    if window.windowScene?.activationState == .background { return false }
    let visible = listView.bounds.inset(by: listView.adjustedContentInset)
    // UIKit may add the cell after it is about to be displayed.
    let row = cell.superview == nil ? cell.frame : cell.convert(cell.bounds, to: listView)
    let width = min(row.maxX, visible.maxX) - max(row.minX, visible.minX)
    let height = min(row.maxY, visible.maxY) - max(row.minY, visible.minY)
    let whole = min(row.width, visible.width) * min(row.height, visible.height)
    return whole > 0 && width > 0 && width * height >= whole / 2
  }
}

/// The prefetches that have begun and not ended. Each ends once: when the row is displayed, or by its handler.
@MainActor
final class Prefetches {
  /// The rows as they were when their prefetches began, and their indices at that time.
  private var begun: [RowIdentity: (row: Row, place: RowIndex)] = [:]

  var isEmpty: Bool { begun.isEmpty }

  /// The distances that rows of the list declare.
  var distances: Set<PrefetchDistance> = []

  /// The offset at which the adapter last looked for rows at these distances, or nil if it must look again.
  var offset: CGFloat?

  /// Whether the user has last scrolled toward the beginning.
  var isUpward = false

  func begin(_ row: Row, _ id: RowIdentity, at place: RowIndex) {
    guard row.group.has(.prefetch), begun[id] == nil else { return }
    begun[id] = (row, place)
    row.perform(.prefetch)
  }

  func end(_ id: RowIdentity) { _ = begun.removeValue(forKey: id) }

  /// Cancels the prefetch of a row, and returns whether it was in progress.
  @discardableResult
  func cancel(_ id: RowIdentity) -> Bool {
    guard let (row, _) = begun.removeValue(forKey: id) else { return false }
    row.perform(.cancelPrefetch)
    return true
  }

  func cancelAll(
    where isCancelled: (_ id: RowIdentity, (row: Row, place: RowIndex)) -> Bool = { _, _ in true }
  ) {
    let cancelled = begun.filter { isCancelled($0.key, $0.value) }
    for id in cancelled.sorted(by: { $0.value.place < $1.value.place }).map(\.key) { cancel(id) }
  }
}

extension ListAdapter {
  func prefetch(at indexPaths: [IndexPath]) {
    for place in indexPaths.map(RowIndex.init) {
      guard let row = shown.row(at: place), row.group.prefetchDistance == nil else { continue }
      if let id = shown.id(of: place) { prefetches.begin(row, id, at: place) }
    }
  }

  /// Cancels the prefetch of the row at each index path. If it has none, cancels the one that began at the index path,
  /// because Apple does not document whether index paths change with the list.
  func cancelPrefetches(at indexPaths: [IndexPath]) {
    for place in indexPaths.map(RowIndex.init) {
      // UIKit cannot cancel what it has not begun.
      if shown.row(at: place)?.group.prefetchDistance != nil { continue }
      if let id = shown.id(of: place), prefetches.cancel(id) { continue }
      prefetches.cancelAll { $1.place == place && $1.row.group.prefetchDistance == nil }
    }
  }

  /// Cancels the prefetches of rows that leave the list. Updated rows without an id count as other rows.
  func cancelPrefetches(of batches: ListBatches) {
    guard !prefetches.isEmpty else { return }
    batches.forEachStaleRow { id, isDeleted in if isDeleted || id.isPosition { prefetches.cancel(id) } }
  }

  /// Prefetches the rows within their distance in the direction of scrolling, and cancels other prefetches.
  ///
  /// - Complexity: Linear in the number of rows within the distance. Constant if there is none.
  func prefetchAhead() {
    guard !prefetches.distances.isEmpty, let listView, listView.window != nil else { return }
    let (visible, last) = (listView.bounds, prefetches.offset)
    if let last, abs(visible.minY - last) < 8 { return }
    prefetches.offset = visible.minY
    let isUpward = last.map { visible.minY < $0 } ?? prefetches.isUpward
    prefetches.isUpward = isUpward
    var near: Set<RowIdentity> = []
    for distance in prefetches.distances {
      let area = visible.insetBy(dx: 0, dy: -distance.points(onScreenOf: visible.height))
      for indexPath in listView.rows(in: area) {
        let place = RowIndex(indexPath)
        guard let row = shown.row(at: place), row.group.prefetchDistance == distance,
          let id = shown.id(of: place)
        else { continue }
        near.insert(id)
        let frame = listView.frame(ofRow: indexPath)
        let isAhead = isUpward ? frame.maxY <= visible.minY : frame.minY >= visible.maxY
        if isAhead { prefetches.begin(row, id, at: place) }
      }
    }
    prefetches.cancelAll { $1.row.group.prefetchDistance != nil && !near.contains($0) }
  }

  /// Continues with the rows that a new list shows.
  func followRows() {
    prefetches.distances = Set(shown.source.sections.flatMap { $0.groups.compactMap(\.prefetchDistance) })
    prefetches.offset = nil
    guard let listView, listView.window != nil else { return }
    appearances.follow(shown, in: listView)
    let hasSights = shown.source.sections.contains { $0.groups.contains { $0.sight != nil } }
    guard hasSights || !prefetches.distances.isEmpty else { return }
    listView.layoutIfNeeded()
    watchRows()
    duringCallback { prefetchAhead() }
  }

  func willDisplayRow(at place: RowIndex, in cell: any ListCell) {
    progress.hasDisplayed = true
    if !prefetches.isEmpty { shown.id(of: place).map(prefetches.end) }
    let row = shown.row(at: place)
    if let row { disclose(row, in: cell) }
    if let row, appearances.concern(row), let id = shown.id(of: place) {
      appearances.begin(row, id, at: place, in: cell)
      watchRows()
    }
    if prefetches.offset == nil { prefetchAhead() }
    row?.perform(.display)
    companion?.willDisplayRow(
      rowsBefore: shown.numberOfRows(before: place),
      rowsAfter: shown.numberOfRows(after: place)
    )
  }
}
