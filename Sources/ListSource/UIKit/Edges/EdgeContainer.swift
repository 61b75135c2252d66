internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The header or the footer of a section.
struct EdgePlace: Hashable {
  let section: AnyHashable
  let isHeader: Bool
}

/// What a list view gets as a header or footer. It is made anew each time and contains the view that shows.
///
/// A table view takes an old header out after the new one is in. If both were one view, that would vanish.
final class EdgeContainer: UIView {
  /// Where the view shows; nil below all sections.
  let place: EdgePlace?
  let view: UIView
  private let isMeasured: Bool

  /// Makes a container that takes a view as soon as it is shown itself.
  ///
  /// - Parameters:
  ///   - view: the view that shows.
  ///   - place: where it shows; nil below all sections.
  ///   - isMeasured: whether the view is as high as it asks for; else it keeps its height.
  init(_ view: UIView, at place: EdgePlace?, isMeasured: Bool) {
    (self.view, self.place, self.isMeasured) = (view, place, isMeasured)
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { hold() }
  }

  /// Takes the view, and alone says how large it is.
  func hold() {
    view.autoresizingMask = []
    addSubview(view)
  }

  /// Touches beside the view, and those that it lets through, are for what is below, unless a tap collapses the section.
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

  /// How high the view is at a width, in points: as high as it asks for, or as it is.
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
