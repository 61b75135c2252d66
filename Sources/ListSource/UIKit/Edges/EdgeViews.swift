internal import Foundation
internal import KitSupport
internal import PlatformUIKit

/// The header and footer views that the adapter creates for declared models, and keeps while the list declares them.
@MainActor
final class EdgeViews {
  private var made: [EdgePlace: (value: EdgeValue, view: UIView)] = [:]

  /// The app's header or footer view that was most recently replaced, or nil if there is none or it is deallocated.
  private weak var replaced: AnyObject?
  /// Whether any of the app's header or footer views has been replaced.
  private var hasReplaced = false

  /// Records that a view was replaced.
  ///
  /// - Returns: Whether the previously replaced view has been deallocated.
  func noteReplaced(_ view: AnyObject) -> Bool {
    defer { (replaced, hasReplaced) = (view, true) }
    return hasReplaced && replaced == nil
  }

  /// Returns the view for a value at a place. If the value has changed, the method configures the view.
  ///
  /// If the place has no view of the declared view class, the method creates one. The result is nil if the declaration
  /// creates an object that is not a `UIView`.
  func view(showing value: EdgeValue, at place: EdgePlace) -> UIView? {
    if let view = update(value, at: place) { return view }
    let view = value.makeView() as? UIView
    let earlier = exchange(&made[place], with: view.map { (value, $0) })
    withExtendedLifetime(earlier) {}
    return view
  }

  /// Returns the existing view at a place, or nil if there is none.
  func view(at place: EdgePlace) -> UIView? { made[place]?.view }

  /// Shows the current values of a section in its existing views.
  func update(_ section: ListSection) {
    for (place, value) in section.edgeValues { update(value, at: place) }
  }

  /// Returns the last height of the view at a place, in points, or nil if the height is unknown.
  func height(at place: EdgePlace) -> CGFloat? {
    view(at: place).flatMap { $0.bounds.height > 0 ? $0.bounds.height : nil }
  }

  /// Releases all views except those that the given sections declare.
  func keepOnly(for sections: [ListSection]) {
    guard !made.isEmpty else { return }
    var kept = [EdgePlace: (value: EdgeValue, view: UIView)]()
    for (place, value) in sections.lazy.flatMap(\.edgeValues) {
      if let earlier = made[place], earlier.value.type == value.type { kept[place] = earlier }
    }
    _ = exchange(&made, with: kept)
  }

  /// Configures the existing view at a place if its value has changed.
  ///
  /// - Returns: The view, or nil if the place has no view of the declared view class.
  @discardableResult
  private func update(_ value: EdgeValue, at place: EdgePlace) -> UIView? {
    guard let (earlier, view) = made[place], earlier.type == value.type else { return nil }
    made[place]?.value = value
    if !earlier.isEqual(to: value) { value.configure(view) }
    return view
  }
}

extension ListSection {
  func edge(isHeader: Bool) -> ListEdge? { isHeader ? header : footer }

  /// The places and values of the header and footer, if they are declared as a view class and a model.
  fileprivate var edgeValues: [(EdgePlace, EdgeValue)] {
    [true, false].compactMap { isHeader in
      guard case .value(let value) = edge(isHeader: isHeader) else { return nil }
      return (EdgePlace(section: id, isHeader: isHeader), value)
    }
  }
}

extension ListEdge? {
  /// Returns whether the view that shows `other` can also show this header or footer.
  ///
  /// This is possible if both are titles, values with the same view class, the identical view, or nil.
  func isShownByView(of other: ListEdge?) -> Bool {
    switch (self, other) {
    case (.title, .title): true
    case (.value(let one), .value(let other)): one.type == other.type
    default: self == other
    }
  }
}
