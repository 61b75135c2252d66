internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

// The views above and below the rows of a section.
extension ListAdapter {
  /// A new container of the view above or below a section; nil if there is none.
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

  /// How high the view above or below a section last was, if it was measured.
  func knownHeight(isHeader: Bool, ofSection index: Int) -> CGFloat? {
    guard let section = shown.section(at: index), case .value = section.edge(isHeader: isHeader) else {
      return nil
    }
    return edgeViews.height(at: EdgePlace(section: section.id, isHeader: isHeader))
  }

  /// Releases views that the list does not declare any more, and returns views to their sections.
  ///
  /// Between two lists both the earlier section of a view and the later one may have asked for it.
  func settleEdges(in listView: any ListView) {
    let sections = shown.source.distinct.rows.sections
    edgeViews.keepOnly(for: sections)
    for container in listView.edgeContainers {
      let holder = container.view.superview
      // The app may have put the view elsewhere.
      guard holder == nil || holder is EdgeContainer else { continue }
      guard let place = container.place, (holder as? EdgeContainer)?.place != place else { continue }
      let section = sections.first { $0.id == place.section }
      let isDeclared = section?.edge(isHeader: place.isHeader) == .view(container.view)
      if isDeclared || edgeViews.view(at: place) === container.view { container.hold() }
    }
  }

  /// Reports, once, that new views of one class take the place of a header or footer: that one did, and that the one before
  /// is gone.
  func reportViewsMadeAnew(by batches: ListBatches) {
    guard !placeNotices.contains(.viewMadeAnew) else { return }
    for (old, new) in batches.changedEdges {
      guard let old = old?.view, let new = new?.view, old !== new, type(of: old) == type(of: new),
        edgeViews.noteReplaced(old)
      else { continue }
      placeNotices.insert(.viewMadeAnew)
      return Reports.report(
        """
        A section's header or footer became another \(type(of: new)) each time, so the section is reloaded, cells and all. \
        Keep the view, or declare .header(showing: …) { … } with a view that is ViewConfigurable.
        """
      )
    }
  }
}
