internal import Foundation
internal import KitSupport
internal import PlatformUIKit

extension ListAdapter {
  /// Creates a container for the header or footer view of a section, or returns nil if there is no view.
  func edgeView(isHeader: Bool, ofSection index: Int) -> EdgeContainer? {
    guard let section = shown.section(at: index) else { return nil }
    let place = EdgePlace(section: section.id, isHeader: isHeader)
    switch section.edge(isHeader: isHeader) {
    case .view(let view): return (view as? UIView).map { EdgeContainer($0, at: place, isMeasured: false) }
    case .value(let value):
      return edgeViews.view(showing: value, at: place).map { EdgeContainer($0, at: place, isMeasured: true) }
    case .title, nil: return nil
    }
  }

  /// Returns the last height of a header or footer view, in points, or nil if the height is unknown or there is no
  /// self-sizing view.
  func knownHeight(isHeader: Bool, ofSection index: Int) -> CGFloat? {
    guard let section = shown.section(at: index), case .value = section.edge(isHeader: isHeader) else {
      return nil
    }
    return edgeViews.height(at: EdgePlace(section: section.id, isHeader: isHeader))
  }

  /// Releases views that the list no longer declares, and moves the other views back into their containers.
  ///
  /// During batch updates, the list view may request a view twice, for the old and the new index of its section. The
  /// view may then be in the wrong container. A view that the app has moved to another superview stays there.
  func settleEdges(in listView: any ListView) {
    let sections = shown.source.distinct.rows.sections
    edgeViews.keepOnly(for: sections)
    for container in listView.edgeContainers {
      let holder = container.view.superview
      // The app may have moved the view to another superview.
      guard holder == nil || holder is EdgeContainer else { continue }
      guard let place = container.place, (holder as? EdgeContainer)?.place != place else { continue }
      let section = sections.first { $0.id == place.section }
      let isDeclared = section?.edge(isHeader: place.isHeader) == .view(container.view)
      if isDeclared || edgeViews.view(at: place) === container.view { container.hold() }
    }
  }

  /// Reports a problem once if each list declares a new header or footer view of the same class.
  ///
  /// The method detects the problem when a view is replaced after the previously replaced view has been deallocated.
  func reportNewViews(by batches: ListBatches) {
    guard !roleNotices.contains(.newViewEachTime) else { return }
    for (old, new) in batches.changedEdges {
      guard let old = old?.view, let new = new?.view, old !== new, type(of: old) == type(of: new),
        edgeViews.noteReplaced(old)
      else { continue }
      roleNotices.insert(.newViewEachTime)
      return Reports.report(
        """
        Each list has a new \(type(of: new)) as header or footer, so the section is reloaded with all its cells. Keep \
        the view, or declare .header(showing: …) { … } with a ViewConfigurable view.
        """
      )
    }
  }
}
