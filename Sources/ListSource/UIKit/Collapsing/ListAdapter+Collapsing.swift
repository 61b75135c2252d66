internal import PlatformUIKit
public import RouterEvents

extension ListAdapter {
  /// Returns whether a collapsible section hides its rows.
  ///
  /// - Parameter section: The id of the section.
  /// - Returns: The state after the last tap or call to ``setCollapsed(_:section:)``. Before any tap or call, this is
  ///   the declared initial state, or false if the list has no collapsible section with this id.
  public func isCollapsed(_ section: some Hashable) -> Bool {
    let id = AnyHashable(section)
    return collapsed[id] ?? source.sections.first { $0.id == id }?.collapsing?.isCollapsedAtFirst ?? false
  }

  /// Hides or shows the rows of a collapsible section without emitting an event.
  ///
  /// - Parameters:
  ///   - isCollapsed: Whether to hide the rows.
  ///   - section: The id of the section, which does not have to be in the list yet.
  public func setCollapsed(_ isCollapsed: Bool, section: some Hashable) {
    collapsed[AnyHashable(section)] = isCollapsed
    showCollapsed(AnyHashable(section), keepsPosition: true)
  }

  /// Shows the last applied list again to hide or show the rows of a section.
  ///
  /// Does nothing if the list has no collapsible section with the id. Also does nothing if another list is waiting,
  /// because that list will hide or show the rows.
  func showCollapsed(_ id: AnyHashable, keepsPosition: Bool) {
    guard list.waiting == nil else { return }
    guard source.sections.contains(where: { $0.id == id && $0.collapsing != nil }) else { return }
    applyAgain(keepsPosition: keepsPosition)
  }

  var hasHiddenRows: Bool { source.sections.contains { hides($0) && $0.count > 0 } }

  private func hides(_ section: ListSection) -> Bool {
    section.collapsing.map { collapsed[section.id] ?? $0.isCollapsedAtFirst } ?? false
  }

  /// Returns a copy of a list without the rows of its collapsed sections.
  ///
  /// A row whose id repeats that of a hidden row is also left out, so that it does not depend on which sections are
  /// collapsed.
  func withoutHiddenRows(_ source: ListSource) -> ListSource {
    guard source.sections.contains(where: hides) else { return source }
    let rows = source.distinct.rows
    return ListSource(distinct: rows.sections.map { hides($0) ? $0.with([]) : $0 }, height: rows.height)
  }

  func setUpCollapsing(by header: UIView, ofSection index: Int) {
    for case let tap as CollapsingTap in header.gestureRecognizers ?? [] {
      header.removeGestureRecognizer(tap)
    }
    guard let section = shown.section(at: index), let collapsing = section.collapsing else { return }
    let id = section.id
    let tap = CollapsingTap()
    let name = collapsing.event
    tap.emits(
      event: PreparedEvent(name) { [weak self] header in
        guard let self else { return nil }
        collapsed[id] = !isCollapsed(id)
        // The event is emitted before the rows change. The header keeps its position, not the first visible row.
        defer { showCollapsed(id, keepsPosition: false) }
        return header.routerEvent(name: name, userInfo: [.isCollapsed: isCollapsed(id)])
      }
    )
    header.addGestureRecognizer(tap)
  }
}

/// A recognizer for taps on the header of a collapsible section.
///
/// The adapter replaces the recognizer when the header is reused.
private final class CollapsingTap: UITapGestureRecognizer {}

extension ListSection {
  /// Makes the section collapsible, so that a tap on the section's header hides or shows the rows.
  ///
  /// ```swift
  /// ListSection("past", title: "Past") { Rows(past, cell: QuakeCell.self) }.collapsible(emits: .sectionToggled)
  /// ```
  ///
  /// If a later list contains a section with the same id, that section stays collapsed or expanded. On a tap, the
  /// header emits the event with ``RouterEvents/UserInfoKeys/isCollapsed`` in its user info before the rows are hidden
  /// or shown. If the section has no header, use ``ListAdapter/setCollapsed(_:section:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the event that the header emits.
  ///   - isCollapsed: Whether the rows are hidden initially.
  /// - Returns: The collapsible section.
  public func collapsible(emits name: EventName, isCollapsed: Bool = false) -> ListSection {
    with(Collapsing(event: name, isCollapsedAtFirst: isCollapsed))
  }
}

extension UserInfoKeys {
  /// The key for a Boolean value: true if a tap on the header collapses the section, or false if the tap expands it.
  public static var isCollapsed: UserInfoKey<Bool> { storedIsCollapsed }

  private static let storedIsCollapsed = UserInfoKey<Bool>("isCollapsed")
}

struct Collapsing {
  let event: EventName
  let isCollapsedAtFirst: Bool
}
