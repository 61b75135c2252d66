public import Foundation

extension UIView {
  /// The middle of the frame, in points of the superview
  /// (`developer.apple.com/documentation/uikit/uiview/center`).
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The same place in the coordinates of another view, or of the window where that is `nil`
  /// (`developer.apple.com/documentation/uikit/uiview/convert(_:to:)-7dp5v`).
  ///
  /// Both views must have a superview in common, or be in one window. It takes time by their depth.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let base = pointInRoot(point)
    guard let view = view ?? window else { return base }
    let offset = view.pointInRoot(.zero)
    return CGPoint(x: base.x - offset.x, y: base.y - offset.y)
  }

  /// A place in the coordinates of another view, or of the window where that is `nil`, in this view's
  /// (`developer.apple.com/documentation/uikit/uiview/convert(_:from:)-8ffd1`).
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view, view === superview { return CGPoint(x: point.x - offset.x, y: point.y - offset.y) }
    guard let view = view ?? window else {
      let origin = pointInRoot(.zero)
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return view.convert(point, to: self)
  }

  /// The same rectangle in the coordinates of another view, or of the window where that is `nil`
  /// (`developer.apple.com/documentation/uikit/uiview/convert(_:to:)-4zfnd`).
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle in the coordinates of another view, or of the window where that is `nil`, in this view's
  /// (`developer.apple.com/documentation/uikit/uiview/convert(_:from:)-1jjql`).
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// How far this view's own coordinates are from those of its superview.
  private var offset: CGPoint {
    CGPoint(x: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y)
  }

  /// A place in the own coordinates of the outermost view that this one is in.
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
