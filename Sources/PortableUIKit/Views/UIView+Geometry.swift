public import Foundation

extension UIView {
  /// The center of the frame, in the superview's coordinates
  /// (`developer.apple.com/documentation/uikit/uiview/center`).
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Converts a point to the coordinates of another view, or of the window if that is `nil`
  /// (`developer.apple.com/documentation/uikit/uiview/convert(_:to:)-7dp5v`).
  ///
  /// Both views must have a common superview or be in the same window. The time is linear in their depth.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let base = pointInRoot(point)
    guard let view = view ?? window else { return base }
    let offset = view.pointInRoot(.zero)
    return CGPoint(x: base.x - offset.x, y: base.y - offset.y)
  }

  /// Converts a point from the coordinates of another view, or of the window if that is `nil`
  /// (`developer.apple.com/documentation/uikit/uiview/convert(_:from:)-8ffd1`).
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view, view === superview { return CGPoint(x: point.x - offset.x, y: point.y - offset.y) }
    guard let view = view ?? window else {
      let origin = pointInRoot(.zero)
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return view.convert(point, to: self)
  }

  /// Converts a rectangle to the coordinates of another view, or of the window if that is `nil`
  /// (`developer.apple.com/documentation/uikit/uiview/convert(_:to:)-4zfnd`).
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of another view, or of the window if that is `nil`
  /// (`developer.apple.com/documentation/uikit/uiview/convert(_:from:)-1jjql`).
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The offset of this view's coordinates in its superview's.
  private var offset: CGPoint {
    CGPoint(x: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y)
  }

  /// Converts a point to the coordinates of the outermost superview.
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
