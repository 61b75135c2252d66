internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The views of headers and footers that are declared as values. Each is made once.
@MainActor
final class EdgeViews {
  private var made: [EdgePlace: (value: EdgeValue, view: UIView)] = [:]

  /// The last view of the app that was replaced by another one.
  private weak var replaced: AnyObject?
  private var hasReplaced = false

  /// Records a replaced view. Returns whether the previously recorded view has been deallocated.
  func noteReplaced(_ view: AnyObject) -> Bool {
    defer { (replaced, hasReplaced) = (view, true) }
    return hasReplaced && replaced == nil
  }

  /// Returns the view of a value at a place, made if there is none.
  func view(showing value: EdgeValue, at place: EdgePlace) -> UIView? {
    if let view = update(value, at: place) { return view }
    let view = value.makeView() as? UIView
    let earlier = exchange(&made[place], with: view.map { (value, $0) })
    withExtendedLifetime(earlier) {}
    return view
  }

  /// Returns the existing view at a place, or nil.
  func view(at place: EdgePlace) -> UIView? { made[place]?.view }

  /// Updates the existing views of a section to its declared values.
  func update(_ section: ListSection) {
    for (place, value) in section.edgeValues { update(value, at: place) }
  }

  /// Returns the last height of the view at a place, in points, or nil if it has not shown.
  func height(at place: EdgePlace) -> CGFloat? {
    view(at: place).flatMap { $0.bounds.height > 0 ? $0.bounds.height : nil }
  }

  /// Releases the views that no section declares any longer.
  func keepOnly(for sections: [ListSection]) {
    guard !made.isEmpty else { return }
    var kept = [EdgePlace: (value: EdgeValue, view: UIView)]()
    for (place, value) in sections.lazy.flatMap(\.edgeValues) {
      if let earlier = made[place], earlier.value.type == value.type { kept[place] = earlier }
    }
    _ = exchange(&made, with: kept)
  }

  /// Returns the existing view at a place, configured if the value has changed. Nil if there is none of the value's
  /// class.
  @discardableResult
  private func update(_ value: EdgeValue, at place: EdgePlace) -> UIView? {
    guard let (earlier, view) = made[place], earlier.type == value.type else { return nil }
    made[place]?.value = value
    if !earlier.isEqual(to: value) { value.configure(view) }
    return view
  }
}

extension ListSection {
  /// Returns the header or the footer, or nil if the section has none.
  func edge(isHeader: Bool) -> ListEdge? { isHeader ? header : footer }

  /// The header and footer that are declared as values, with their places.
  fileprivate var edgeValues: [(EdgePlace, EdgeValue)] {
    [true, false].compactMap { isHeader in
      guard case .value(let value) = edge(isHeader: isHeader) else { return nil }
      return (EdgePlace(section: id, isHeader: isHeader), value)
    }
  }
}

extension ListEdge? {
  /// Returns whether one view can show both: both are titles, values with the same view class, equal views, or nil.
  func isShownByView(of other: ListEdge?) -> Bool {
    switch (self, other) {
    case (.title, .title): true
    case (.value(let one), .value(let other)): one.type == other.type
    default: self == other
    }
  }
}
