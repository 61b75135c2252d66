internal import Foundation
internal import KitSupport
internal import PlatformUIKit

/// The header and footer views that the adapter creates for declared models, and keeps while the list declares them.
@MainActor
final class SupplementViews {
  private var made: [SupplementPlace: (value: SupplementValue, view: UIView)] = [:]

  /// The app's header or footer view that was most recently replaced.
  private weak var replaced: AnyObject?
  private var hasReplaced = false

  /// Records that a view was replaced, and returns whether the view that was replaced before has been deallocated.
  func noteReplaced(_ view: AnyObject) -> Bool {
    defer { (replaced, hasReplaced) = (view, true) }
    return hasReplaced && replaced == nil
  }

  func view(showing value: SupplementValue, at place: SupplementPlace) -> UIView? {
    if let view = update(value, at: place) { return view }
    let view = value.makeView() as? UIView
    let earlier = exchange(&made[place], with: view.map { (value, $0) })
    withExtendedLifetime(earlier) {}
    return view
  }

  func view(at place: SupplementPlace) -> UIView? { made[place]?.view }

  func update(_ section: ListSection) {
    for (place, value) in section.supplementValues { update(value, at: place) }
  }

  func keepOnly(for sections: [ListSection]) {
    guard !made.isEmpty else { return }
    var kept = [SupplementPlace: (value: SupplementValue, view: UIView)]()
    for (place, value) in sections.lazy.flatMap(\.supplementValues) {
      if let earlier = made[place], earlier.value.kind.isSame(as: value.kind) { kept[place] = earlier }
    }
    _ = exchange(&made, with: kept)
  }

  /// Updates and returns the view at a place, or returns nil if there is none of the declared class.
  @discardableResult
  private func update(_ value: SupplementValue, at place: SupplementPlace) -> UIView? {
    guard let (earlier, view) = made[place], earlier.kind.isSame(as: value.kind) else { return nil }
    made[place]?.value = value
    if earlier != value { value.configure(view) }
    return view
  }
}

extension ListSection {
  func supplement(_ kind: SupplementKind) -> Supplement? { kind == .header ? header : footer }

  fileprivate var supplementValues: [(SupplementPlace, SupplementValue)] {
    SupplementKind.allCases.compactMap { kind in
      guard case .value(let value) = supplement(kind) else { return nil }
      return (SupplementPlace(section: id, kind: kind), value)
    }
  }
}

extension Supplement? {
  /// Returns whether the view that shows `other` can also show this header or footer.
  func isShownByView(of other: Supplement?) -> Bool {
    switch (self, other) {
    case (.title, .title): true
    case (.value(let one), .value(let other)): one.kind.isSame(as: other.kind)
    default: self == other
    }
  }
}

enum SupplementKind: CaseIterable {
  case header
  case footer

  @MainActor
  var elementKind: String {
    self == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }

  /// Creates the kind of a view of a section. A header or footer of a whole layout has an index path with one index.
  @MainActor
  init?(elementKind: String, at indexPath: IndexPath) {
    guard indexPath.count == 2, let kind = Self.allCases.first(where: { $0.elementKind == elementKind })
    else { return nil }
    self = kind
  }
}

struct SupplementPlace: Hashable {
  let section: AnyHashable
  let kind: SupplementKind
}

/// A container for a header or footer view. The list view gets a new container on each request, because a table view
/// adds a new header before it removes the old one. If both were the same view, the header would disappear.
final class SupplementContainer: UIView {
  /// Nil for the footer of the list.
  let place: SupplementPlace?
  let view: UIView

  /// Whether the view is self-sizing. If false, the view keeps its height.
  private let isMeasured: Bool

  init(_ view: UIView, at place: SupplementPlace?, isMeasured: Bool) {
    (self.view, self.place, self.isMeasured) = (view, place, isMeasured)
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { hold() }
  }

  func hold() {
    view.autoresizingMask = []
    addSubview(view)
  }

  /// Returns nil if the hit view is the container itself and the container has no gesture recognizer.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && gestureRecognizers?.isEmpty ?? true ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard view.superview === self else { return }
    let height = isMeasured ? bounds.height : view.bounds.height
    view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }

  func height(fitting target: CGSize) -> CGFloat {
    guard isMeasured else { return view.bounds.height }
    return systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = view.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    if size.height <= 0 { size.height = sizeThatFits(targetSize).height }
    return size
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    view.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
  }
}

extension ListAdapter {
  func supplementView(_ kind: SupplementKind, ofSection index: Int) -> SupplementContainer? {
    guard let section = shown.section(at: index) else { return nil }
    let place = SupplementPlace(section: section.id, kind: kind)
    switch section.supplement(kind) {
    case .view(let view):
      return (view as? UIView).map { SupplementContainer($0, at: place, isMeasured: false) }
    case .value(let value):
      return supplementViews.view(showing: value, at: place).map {
        SupplementContainer($0, at: place, isMeasured: true)
      }
    case .title, nil: return nil
    }
  }

  /// Returns the last height of a self-sizing header or footer view, in points.
  func knownHeight(of kind: SupplementKind, ofSection index: Int) -> CGFloat? {
    guard let section = shown.section(at: index), case .value = section.supplement(kind) else {
      return nil
    }
    let view = supplementViews.view(at: SupplementPlace(section: section.id, kind: kind))
    return view.flatMap { $0.bounds.height > 0 ? $0.bounds.height : nil }
  }

  /// Releases views that the list no longer declares, and moves the others back into their containers. During batch
  /// updates, the list view may request a view twice, for the old and the new index of its section. A view that the app
  /// has moved to another superview stays there.
  func settleSupplements(in listView: any ListView) {
    let sections = shown.source.distinct.rows.sections
    supplementViews.keepOnly(for: sections)
    for container in listView.supplementContainers {
      let holder = container.view.superview
      guard holder == nil || holder is SupplementContainer else { continue }
      guard let place = container.place, (holder as? SupplementContainer)?.place != place else { continue }
      let section = sections.first { $0.id == place.section }
      let isDeclared = section?.supplement(place.kind) == .view(container.view)
      if isDeclared || supplementViews.view(at: place) === container.view { container.hold() }
    }
  }

  func reportNewViews(by batches: ListBatches) {
    for (old, new) in batches.changedSupplements {
      guard let old = old?.view, let new = new?.view, old !== new, type(of: old) == type(of: new),
        supplementViews.noteReplaced(old)
      else { continue }
      return reports.report(
        .newViews,
        """
        Each list has a new \(type(of: new)) as header or footer, so the section is reloaded with all its cells. Keep \
        the view, or declare .header(showing: …) { … } with a ViewConfigurable view.
        """
      )
    }
  }
}
