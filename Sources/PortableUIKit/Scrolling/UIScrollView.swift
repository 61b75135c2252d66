public import Foundation

/// A view whose content can be scrolled (`developer.apple.com/documentation/uikit/uiscrollview`).
///
/// Here it has no `delegate`. UIKit's table and collection views narrow that property's type, which a Swift subclass
/// can't do, so ``UITableView`` and ``UICollectionView`` declare their own. Zooming, indicators and
/// animations are left out. A host scrolls with `drag(by:)` and `dragSideways(by:)`.
open class UIScrollView: UIView {
  /// Makes a scroll view with a frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes an empty scroll view. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The size of the content, in points
  /// (`developer.apple.com/documentation/uikit/uiscrollview/contentsize`).
  open var contentSize = CGSize.zero

  /// The insets around the content, in points
  /// (`developer.apple.com/documentation/uikit/uiscrollview/contentinset`).
  open var contentInset = UIEdgeInsets.zero

  /// Whether the user can scroll (`developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled`).
  open var isScrollEnabled = true

  /// Whether a touch is on the content
  /// (`developer.apple.com/documentation/uikit/uiscrollview/istracking`).
  open internal(set) var isTracking = false

  /// Whether the user has begun to scroll
  /// (`developer.apple.com/documentation/uikit/uiscrollview/isdragging`).
  open internal(set) var isDragging = false

  /// Whether the content still moves after the touch ended
  /// (`developer.apple.com/documentation/uikit/uiscrollview/isdecelerating`).
  open internal(set) var isDecelerating = false

  /// Whether the current or last drag began a refresh. A drag begins at most one.
  var hasRefreshedInDrag = false

  /// The control to pull down for refreshing, or `nil`. It is placed above the content
  /// (`developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol`).
  ///
  /// In the Mac idiom, setting one ends the process with the message of UIKit's exception (observed, not documented).
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

  /// The insets around the content, including the space of a refreshing control
  /// (`developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset`).
  ///
  /// That a refreshing control adds to the insets is observed, not documented.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    if let refreshControl, refreshControl.isRefreshing { inset.top += refreshControl.frame.height }
    return inset
  }

  /// The point of the content at the view's upper left corner, which is the origin of the bounds
  /// (`developer.apple.com/documentation/uikit/uiscrollview/contentoffset`).
  ///
  /// Code may set any offset. Only dragging is limited to the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Changes the content offset. Here it happens at once
  /// (`developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)`).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The view's bounds, in the coordinates of the content
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

  /// The delegate to inform about scrolling. Table and collection views override it.
  var scrollingDelegate: (any UIScrollViewDelegate)? { nil }

  /// Whether content that fits can be pulled.
  var pullsContentThatFits: Bool { refreshControl != nil }

  /// The offset at which the content rests after the touch ends.
  var restingOffset: CGPoint {
    CGPoint(x: sidewaysOffsetWithinContent(contentOffset.x), y: offsetWithinContent(contentOffset.y))
  }
}
