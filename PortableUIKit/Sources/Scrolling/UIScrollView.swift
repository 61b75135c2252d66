public import Foundation

/// A view that scrolls its content (`developer.apple.com/documentation/uikit/uiscrollview`).
///
/// Unlike UIKit's scroll view, this class has no `delegate`. UIKit's table and collection views override that property
/// with a narrower type, which Swift doesn't permit. Therefore, ``UITableView`` and ``UICollectionView`` declare their
/// own `delegate`.
///
/// PortableUIKit doesn't support zooming or scroll indicators, and the animation of a scroll takes no time. Tests and host programs simulate drags with
/// `drag(by:)` and `dragSideways(by:)`.
open class UIScrollView: UIView {
  /// Creates a scroll view with a frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view with an empty frame, ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The size of the content, in points (`developer.apple.com/documentation/uikit/uiscrollview/contentsize`).
  open var contentSize = CGSize.zero

  /// The space that the scroll view adds around the content, in points
  /// (`developer.apple.com/documentation/uikit/uiscrollview/contentinset`).
  ///
  /// Here, the delegate is notified of other insets only if this property changes.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset != oldValue { scrollingDelegate?.scrollViewDidChangeAdjustedContentInset(self) }
    }
  }

  /// Whether the user can scroll the content (`developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled`).
  open var isScrollEnabled = true

  /// Whether content that is pulled beyond its edge moves back
  /// (`developer.apple.com/documentation/uikit/uiscrollview/bounces`).
  ///
  /// Here, the value has no effect: a drag can always pull the content beyond its edge.
  open var bounces = true

  /// Whether content that is shorter than the scroll view can be dragged vertically
  /// (`developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncevertical`).
  ///
  /// Here, the value has no effect.
  open var alwaysBounceVertical = false

  /// Whether the user is touching the content to scroll it
  /// (`developer.apple.com/documentation/uikit/uiscrollview/istracking`).
  open internal(set) var isTracking = false

  /// Whether the user is dragging the content (`developer.apple.com/documentation/uikit/uiscrollview/isdragging`).
  open internal(set) var isDragging = false

  /// Whether the content continues to move after the user lifts the finger
  /// (`developer.apple.com/documentation/uikit/uiscrollview/isdecelerating`).
  open internal(set) var isDecelerating = false

  /// Whether the current or last drag pulled the refresh control by the control's full height.
  ///
  /// The value prevents a second refresh in the same drag.
  var hasRefreshedInDrag = false

  /// The refresh control above the content, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol`).
  ///
  /// Setting a refresh control in the Mac idiom terminates the app with UIKit's error message. Apple doesn't document
  /// this behavior.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if refreshControl != nil { Rejection.raiseInMacIdiom("UIRefreshControl") }
      guard oldValue !== refreshControl else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// The current content insets, in points
  /// (`developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset`).
  ///
  /// The insets are equal to ``contentInset``. While the refresh control is refreshing, its height is added to the top
  /// inset. Apple doesn't document this addition.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    if let refreshControl, refreshControl.isRefreshing { inset.top += refreshControl.frame.height }
    return inset
  }

  /// The point of the content that is at the scroll view's upper-left corner
  /// (`developer.apple.com/documentation/uikit/uiscrollview/contentoffset`).
  ///
  /// The offset is the origin of the bounds. The app can set any offset, but a drag always ends at an offset that is
  /// within the content and its insets.
  ///
  /// Setting the offset ends the animation of a scroll.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      isScrollAnimating = false
      bounds.origin = newValue
    }
  }

  /// Whether the scroll view animates a scroll
  /// (`developer.apple.com/documentation/uikit/uiscrollview/isscrollanimating`).
  open private(set) var isScrollAnimating = false

  /// Whether the animations of scrolls last until ``endScrollAnimation()``, so that a test can do something meanwhile.
  package var holdsScrollAnimations = false

  /// Sets the content offset (`developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)`).
  ///
  /// Unlike in UIKit, an animated scroll reaches the offset at once. Then, its animation ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(animated: animated) { bounds.origin = contentOffset }
  }

  /// Runs a scroll, which may consist of several others.
  func scroll(animated: Bool, _ scroll: () -> Void) {
    let isPart = isScrollAnimating
    isScrollAnimating = animated
    scroll()
    if animated, !isPart, !holdsScrollAnimations { endScrollAnimation() }
  }

  /// Ends the animation of a scroll, and notifies the delegate.
  package func endScrollAnimation() {
    guard isScrollAnimating else { return }
    isScrollAnimating = false
    scrollingDelegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// The number of times that the scroll view has flashed its indicators.
  package private(set) var flashes = 0

  /// Shows the scroll indicators for a moment
  /// (`developer.apple.com/documentation/uikit/uiscrollview/flashscrollindicators()`).
  ///
  /// Here, a scroll view has no indicators and only counts the calls.
  open func flashScrollIndicators() { flashes += 1 }

  /// The bounds of the scroll view, in the coordinates of its content
  /// (`developer.apple.com/documentation/uikit/uiview/bounds`).
  ///
  /// Changing the origin scrolls the content and notifies the delegate.
  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      scrollingDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Lays out the refresh control above the content
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let refreshControl else { return }
    let height = refreshControl.frame.height
    refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
  }

  /// The delegate that receives scroll events, or `nil` in the base class.
  ///
  /// Table and collection views override this property to return their own `delegate`.
  var scrollingDelegate: (any UIScrollViewDelegate)? { nil }

  /// Whether the user can drag the content vertically even if it fits in the scroll view.
  var pullsContentThatFits: Bool { refreshControl != nil }

  /// The content offset at which the content would come to rest if a drag ended now.
  var restingOffset: CGPoint {
    CGPoint(x: sidewaysOffsetWithinContent(contentOffset.x), y: offsetWithinContent(contentOffset.y))
  }
}
