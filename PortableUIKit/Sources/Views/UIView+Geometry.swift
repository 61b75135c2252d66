public import Foundation

extension UIView {
  /// The center of the view's frame, in the superview's coordinates
  /// (`developer.apple.com/documentation/uikit/uiview/center`).
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Converts a point from this view's coordinates to another view's
  /// (`developer.apple.com/documentation/uikit/uiview/convert(_:to:)-7dp5v`).
  ///
  /// If the other view is `nil`, the method converts the point to the window's coordinates. If there is no window, the
  /// method uses the coordinates of the outermost superview. Both views must be in the same window or have a common
  /// ancestor. The complexity is linear in the depth of both views in the hierarchy.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let base = pointInRoot(point)
    guard let view = view ?? window else { return base }
    let offset = view.pointInRoot(.zero)
    return CGPoint(x: base.x - offset.x, y: base.y - offset.y)
  }

  /// Converts a point from another view's coordinates to this view's
  /// (`developer.apple.com/documentation/uikit/uiview/convert(_:from:)-8ffd1`).
  ///
  /// If the other view is `nil`, the method converts the point from the window's coordinates. If there is no window,
  /// the method uses the coordinates of the outermost superview.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view, view === superview { return CGPoint(x: point.x - offset.x, y: point.y - offset.y) }
    guard let view = view ?? window else {
      let origin = pointInRoot(.zero)
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return view.convert(point, to: self)
  }

  /// Converts a rectangle from this view's coordinates to another view's
  /// (`developer.apple.com/documentation/uikit/uiview/convert(_:to:)-4zfnd`).
  ///
  /// If the other view is `nil`, the method converts the rectangle to the window's coordinates. If there is no window,
  /// the method uses the coordinates of the outermost superview.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from another view's coordinates to this view's
  /// (`developer.apple.com/documentation/uikit/uiview/convert(_:from:)-1jjql`).
  ///
  /// If the other view is `nil`, the method converts the rectangle from the window's coordinates. If there is no
  /// window, the method uses the coordinates of the outermost superview.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The origin of this view's coordinates, in the superview's coordinates.
  private var offset: CGPoint {
    CGPoint(x: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y)
  }

  /// Converts a point from this view's coordinates to those of the outermost superview.
  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view = self
    while let superview = view.superview {
      result.x += view.offset.x
      result.y += view.offset.y
      view = superview
    }
    return result
  }
}

/// Whether a view is mirrored in languages that are read from right to left
/// (`developer.apple.com/documentation/uikit/uisemanticcontentattribute`).
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is mirrored.
  case unspecified
  /// The view is a control of playback, which is not mirrored.
  case playback
  /// The view is a control of physical directions, which is not mirrored.
  case spatial
  /// The view is always arranged from left to right.
  case forceLeftToRight
  /// The view is always arranged from right to left.
  case forceRightToLeft
}

/// The direction of a user interface (`developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection`).
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
