public import Foundation

/// What hears of scrolling (`developer.apple.com/documentation/uikit/uiscrollviewdelegate`).
///
/// A method that is optional in UIKit has a default here. Only the class that conforms can replace the
/// default: a subclass's method that its superclass does not have is not called.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that the content offset changed, by a finger or by code
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)`).
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells that a finger is about to scroll
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindragging(_:)`).
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells that the finger was lifted, and whether the content goes on moving
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)`).
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells that the content that went on moving has come to rest
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddecelerating(_:)`).
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
