internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The place of a header or footer: its section, and whether it is the header.
struct EdgePlace: Hashable {
  let section: AnyHashable
  let isHeader: Bool
}

/// The view that a list view gets as header or footer. Each is new and contains the declared view.
///
/// A table view adds a new header before it removes the old one. If both were the same view, it would disappear.
final class EdgeContainer: UIView {
  /// The place of the view, or nil for the footer of the whole list.
  let place: EdgePlace?
  let view: UIView
  private let isMeasured: Bool

  /// Creates a container that adds a view when it gets a superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - place: The place of the view, or nil for the footer of the whole list.
  ///   - isMeasured: Whether the view is self-sizing. Otherwise it keeps its height.
  init(_ view: UIView, at place: EdgePlace?, isMeasured: Bool) {
    (self.view, self.place, self.isMeasured) = (view, place, isMeasured)
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { hold() }
  }

  /// Adds the view and controls its size.
  func hold() {
    view.autoresizingMask = []
    addSubview(view)
  }

  /// Passes touches that the view does not handle to the views below, unless a tap collapses the section.
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

  /// Returns the view's measured height for a width, in points, or its current height if it is not self-sizing.
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
