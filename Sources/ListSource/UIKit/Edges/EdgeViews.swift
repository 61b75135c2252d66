internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The views of headers and footers that were declared as values, each made once.
@MainActor
final class EdgeViews {
  private var made: [EdgePlace: (value: EdgeValue, view: UIView)] = [:]

  /// The last view of the app's that another of its class took the place of, while it is there.
  private weak var replaced: AnyObject?
  private var hasReplaced = false

  /// Notes that another view takes the place of one. Returns whether the one that was noted before is gone.
  func noteReplaced(_ view: AnyObject) -> Bool {
    defer { (replaced, hasReplaced) = (view, true) }
    return hasReplaced && replaced == nil
  }

  /// The view that shows a value at a place.
  func view(showing value: EdgeValue, at place: EdgePlace) -> UIView? {
    if let view = update(value, at: place) { return view }
    let view = value.makeView() as? UIView
    let earlier = exchange(&made[place], with: view.map { (value, $0) })
    withExtendedLifetime(earlier) {}
    return view
  }

  /// The view that was made for a place.
  func view(at place: EdgePlace) -> UIView? { made[place]?.view }

  /// Shows what a section declares in the views that were made for it.
  func update(_ section: ListSection) {
    for (place, value) in section.edgeValues { update(value, at: place) }
  }

  /// How high the view at a place was when it last showed, in points; nil if it has not shown.
  func height(at place: EdgePlace) -> CGFloat? {
    view(at: place).flatMap { $0.bounds.height > 0 ? $0.bounds.height : nil }
  }

  /// Releases the views that no section of a list declares any more.
  func keepOnly(for sections: [ListSection]) {
    guard !made.isEmpty else { return }
    var kept = [EdgePlace: (value: EdgeValue, view: UIView)]()
    for (place, value) in sections.lazy.flatMap(\.edgeValues) {
      if let earlier = made[place], earlier.value.type == value.type { kept[place] = earlier }
    }
    _ = exchange(&made, with: kept)
  }

  /// The view of a place if there is one of the value's class, configured if it shows another value.
  @discardableResult
  private func update(_ value: EdgeValue, at place: EdgePlace) -> UIView? {
    guard let (earlier, view) = made[place], earlier.type == value.type else { return nil }
    made[place]?.value = value
    if !earlier.isEqual(to: value) { value.configure(view) }
    return view
  }
}

extension ListSection {
  /// Its header or its footer.
  func edge(isHeader: Bool) -> ListEdge? { isHeader ? header : footer }

  /// Its header and footer, if they are values, and their places.
  fileprivate var edgeValues: [(EdgePlace, EdgeValue)] {
    [true, false].compactMap { isHeader in
      guard case .value(let value) = edge(isHeader: isHeader) else { return nil }
      return (EdgePlace(section: id, isHeader: isHeader), value)
    }
  }
}

extension ListEdge? {
  /// Whether one view shows both: there is none, both are titles, or values whose views are of one class.
  func isShownByView(of other: ListEdge?) -> Bool {
    switch (self, other) {
    case (.title, .title): true
    case (.value(let one), .value(let other)): one.type == other.type
    default: self == other
    }
  }
}
