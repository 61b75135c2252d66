public import Foundation

/// A rectangular area of a view (`developer.apple.com/documentation/uikit/uilayoutguide`).
///
/// Unlike UIKit's class, it has no anchors. Only a view creates guides.
@MainActor
open class UILayoutGuide: NSObject {
  /// The view that owns the guide, referenced weakly
  /// (`developer.apple.com/documentation/uikit/uilayoutguide/owningview`).
  open internal(set) weak var owningView: UIView?

  init(of view: UIView) {
    owningView = view
  }

  /// The area in the coordinates of the owning view
  /// (`developer.apple.com/documentation/uikit/uilayoutguide/layoutframe`).
  open var layoutFrame: CGRect { .zero }
}

/// A layout guide that moves (`developer.apple.com/documentation/uikit/uitrackinglayoutguide`).
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers (`developer.apple.com/documentation/uikit/uikeyboardlayoutguide`).
///
/// The keyboard is shown by `UIWindow.keyboardHeight`. While there is none, the guide is at the bottom of the view and
/// has no height, because no view has a safe area here.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// The area in the coordinates of the owning view
  /// (`developer.apple.com/documentation/uikit/uilayoutguide/layoutframe`).
  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    guard let window = view.window, window.keyboardHeight > 0 else {
      return CGRect(x: view.bounds.minX, y: view.bounds.maxY, width: view.bounds.width, height: 0)
    }
    let top = window.convert(CGPoint(x: 0, y: window.bounds.maxY - window.keyboardHeight), to: view).y
    let start = min(max(top, view.bounds.minY), view.bounds.maxY)
    return CGRect(x: view.bounds.minX, y: start, width: view.bounds.width, height: view.bounds.maxY - start)
  }
}

extension UIView {
  /// The guide that follows the keyboard (`developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide`).
  ///
  /// When the keyboard moves, a view that has accessed its guide needs a new layout.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = self[associated: UIKeyboardLayoutGuide.self] { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    self[associated: UIKeyboardLayoutGuide.self] = guide
    return guide
  }

  /// Requests a layout of each view inside this view that has a keyboard layout guide.
  func keyboardMoved() {
    if self[associated: UIKeyboardLayoutGuide.self] != nil { setNeedsLayout() }
    for view in subviews { view.keyboardMoved() }
  }
}
