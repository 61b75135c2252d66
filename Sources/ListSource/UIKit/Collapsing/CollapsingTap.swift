internal import PlatformUIKit
internal import RouterEvents

extension ListAdapter {
  /// Removes an earlier collapsing recognizer from `header`, and adds a new one if the section is collapsible.
  func setUpCollapsing(by header: UIView, ofSection index: Int) {
    for case let tap as CollapsingTap in header.gestureRecognizers ?? [] {
      header.removeGestureRecognizer(tap)
    }
    guard let section = shown.section(at: index), let collapsing = section.collapsing else { return }
    let id = section.id
    let tap = CollapsingTap()
    let name = collapsing.event
    tap.emits(
      PreparedEvent(name) { [weak self] header in
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
