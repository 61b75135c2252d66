public import Foundation

/// A view that lets its content be scrolled (`developer.apple.com/documentation/uikit/uiscrollview`).
///
/// It has no `delegate` here: UIKit's table and collection views narrow the type of it, which a Swift class cannot do
/// to a property that it inherits, so ``UITableView`` and ``UICollectionView`` have their own. There is no zooming, no
/// indicator and no animation; a host scrolls with `drag(by:)` and `dragSideways(by:)`.
open class UIScrollView: UIView {
  /// Makes a scroll view with a frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes an empty scroll view: there are no nibs here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The size of what can be scrolled to, in points
  /// (`developer.apple.com/documentation/uikit/uiscrollview/contentsize`).
  open var contentSize = CGSize.zero

  /// The room around the content, in points
  /// (`developer.apple.com/documentation/uikit/uiscrollview/contentinset`).
  open var contentInset = UIEdgeInsets.zero

  /// Whether a finger can scroll (`developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled`).
  open var isScrollEnabled = true

  /// Whether a finger is on the content
  /// (`developer.apple.com/documentation/uikit/uiscrollview/istracking`).
  open internal(set) var isTracking = false

  /// Whether a finger has begun to scroll
  /// (`developer.apple.com/documentation/uikit/uiscrollview/isdragging`).
  open internal(set) var isDragging = false

  /// Whether the content goes on moving after the finger was lifted
  /// (`developer.apple.com/documentation/uikit/uiscrollview/isdecelerating`).
  open internal(set) var isDecelerating = false

  /// Whether the drag that goes on, or the last one, has begun a refresh. One drag begins one at most.
  var hasRefreshedInDrag = false

  /// What is pulled down to refresh the content, or `nil`; it sits in the scroll view, above the content
  /// (`developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol`).
  ///
  /// In the Mac idiom one ends the process with the words of UIKit's exception (observed, not documented).
  open var refreshControl: UIRefreshControl? {
    didSet {
      if refreshControl != nil, UIDevice.current.userInterfaceIdiom == .mac {
        Rejection.refreshControlInMacIdiom.raise()
      }
      guard oldValue !== refreshControl else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// The room around the content with what else reaches into it: a control that is refreshing
  /// (`developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset`).
  ///
  /// That such a control makes room for itself is observed, not documented.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    if let refreshControl, refreshControl.isRefreshing { inset.top += refreshControl.frame.height }
    return inset
  }

  /// Where in the content the upper left corner of the view is: the origin of its bounds
  /// (`developer.apple.com/documentation/uikit/uiscrollview/contentoffset`).
  ///
  /// Code may set any offset; only a finger is held within the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Changes the content offset, at once here
  /// (`developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)`).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The view's place and size, in points of its content
  /// (`developer.apple.com/documentation/uikit/uiview/bounds`).
  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      scrollingDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Places the refresh control above the content
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let refreshControl else { return }
    let height = refreshControl.frame.height
    refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
  }

  /// Who hears of scrolling: nobody, for a view that is no table and no collection view.
  var scrollingDelegate: (any UIScrollViewDelegate)? { nil }

  /// Whether content that fits the view can be pulled nevertheless.
  var pullsContentThatFits: Bool { refreshControl != nil }

  /// Where the content comes to rest when a finger is lifted.
  var restingOffset: CGPoint {
    CGPoint(x: sidewaysOffsetWithinContent(contentOffset.x), y: offsetWithinContent(contentOffset.y))
  }
}
