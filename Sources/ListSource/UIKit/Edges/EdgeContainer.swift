internal import Foundation
internal import PlatformUIKit

/// The location of a header or footer: the id of the section, and whether the view is the header.
struct EdgePlace: Hashable {
  let section: AnyHashable
  let isHeader: Bool
}

/// A container for a header or footer view. The list view gets a new container on each request.
///
/// A new container is necessary because a table view adds a new header before it removes the old one. If both were the
/// same view, the header would disappear.
final class EdgeContainer: UIView {
  /// The section of the view and its role as header or footer, or nil for the footer of the list.
  let place: EdgePlace?
  let view: UIView
  private let isMeasured: Bool

  /// Creates a container. When the container gets a superview, it adds `view` as a subview.
  ///
  /// - Parameters:
  ///   - view: The header or footer view.
  ///   - place: The section of the view and its role as header or footer, or nil for the footer of the list.
  ///   - isMeasured: Whether the view is self-sizing. If false, the view keeps its height.
  init(_ view: UIView, at place: EdgePlace?, isMeasured: Bool) {
    (self.view, self.place, self.isMeasured) = (view, place, isMeasured)
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { hold() }
  }

  /// Adds the view as a subview and takes control of its frame.
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

  /// Returns the height of the view for a target size, in points. A view that is not self-sizing keeps its height.
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
