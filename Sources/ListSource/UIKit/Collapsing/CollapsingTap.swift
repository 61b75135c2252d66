internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension ListAdapter {
  /// Has a tap on a header hide the rows of its section and show them, if the section is collapsible.
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
        // The event climbs while the header is where it was; then the header is to stay, not the first row in view.
        defer { showCollapsed(id, keepsPosition: false) }
        return header.routerEvent(name: name, userInfo: [.isCollapsed: isCollapsed(id)])
      }
    )
    header.addGestureRecognizer(tap)
  }
}

/// Recognizes a tap on the header of a collapsible section. A header that is used again for another section has another one.
private final class CollapsingTap: UITapGestureRecognizer {}
