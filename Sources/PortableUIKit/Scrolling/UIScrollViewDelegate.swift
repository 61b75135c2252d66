public import Foundation

/// The methods called while a scroll view scrolls (`developer.apple.com/documentation/uikit/uiscrollviewdelegate`).
///
/// A method that is optional in UIKit has a default here. Only the conforming class can replace a default: a method
/// that only a subclass declares is not called.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content offset changed, by the user or by code
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)`).
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when the user begins to scroll
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindragging(_:)`).
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the touch ends, with whether the content continues to move
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)`).
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when content that continued to move has come to rest
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
