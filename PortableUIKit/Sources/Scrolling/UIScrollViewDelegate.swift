public import Foundation

/// The methods that notify a delegate of scrolling (`developer.apple.com/documentation/uikit/uiscrollviewdelegate`).
///
/// Methods that are optional in UIKit have default implementations in PortableUIKit. To replace one, implement it in
/// the class that declares the conformance. The scroll view ignores implementations that only a subclass declares.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Notifies the delegate that the content offset changed
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)`).
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Notifies the delegate that the user began to drag the content
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindragging(_:)`).
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Notifies the delegate that the user stopped dragging the content
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)`).
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view that the user dragged.
  ///   - decelerate: Whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Notifies the delegate that the content stopped moving after a drag
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddecelerating(_:)`).
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Notifies the delegate that the animation of a scroll ended, but only if the app requested an animation
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)`).
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Notifies the delegate that a tap on the status bar has scrolled to the top of the content
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscrolltotop(_:)`).
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Notifies the delegate that the insets changed
  /// (`developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset(_:)`).
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
