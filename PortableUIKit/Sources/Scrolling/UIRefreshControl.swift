public import Foundation

/// A control that starts a refresh of a scroll view's content
/// (`developer.apple.com/documentation/uikit/uirefreshcontrol`).
///
/// The control is 60 points high, and begins refreshing when the user pulls it down by its full height. Apple
/// documents neither the height nor the distance.
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60

  /// Whether a refresh is in progress (`developer.apple.com/documentation/uikit/uirefreshcontrol/isrefreshing`).
  ///
  /// A refresh begins when the user pulls the control down or the app calls ``beginRefreshing()``.
  open private(set) var isRefreshing = false

  /// Creates a refresh control that is 60 points high
  /// (`developer.apple.com/documentation/uikit/uirefreshcontrol/init()`).
  ///
  /// The control ignores the height of the frame. Its scroll view places it above the content.
  public override init(frame: CGRect) {
    let size = CGSize(width: frame.width, height: UIRefreshControl.height)
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  /// Creates a refresh control of zero width, ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size.height = UIRefreshControl.height
  }

  /// Begins refreshing without sending an event or scrolling
  /// (`developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()`).
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Ends refreshing (`developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()`).
  ///
  /// If the control is visible above the content and the user isn't dragging, the scroll view scrolls to the top of the
  /// content.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let scrollView = superview as? UIScrollView, !scrollView.isDragging else { return }
    let offset = scrollView.offsetWithinContent(scrollView.contentOffset.y)
    if scrollView.contentOffset.y < offset { scrollView.contentOffset.y = offset }
  }

  /// Begins refreshing and sends the `valueChanged` event, unless the control is disabled or already refreshing.
  ///
  /// It also performs the primary action. Apple doesn't document this.
  func beginByPulling() {
    guard !isRefreshing, isEnabled else { return }
    beginRefreshing()
    send([.valueChanged, .primaryActionTriggered])
  }

  override func drawContent(in drawing: Drawing) {
    guard isRefreshing else { return }
    let font = UIFont.systemFont(ofSize: 17)
    let line = CGRect(
      x: 0,
      y: bounds.midY - font.lineHeight / 2,
      width: bounds.width,
      height: font.lineHeight
    )
    drawing.write("↻", in: line, font: font, color: .secondaryLabel, alignment: .center)
  }
}
