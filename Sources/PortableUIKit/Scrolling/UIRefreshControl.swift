public import Foundation

/// A control that starts the refreshing of a scroll view's content
/// (`developer.apple.com/documentation/uikit/uirefreshcontrol`).
///
/// Its height is 60 points, and it must be pulled out by as much (observed, not documented).
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60

  /// Whether the control is refreshing, after a pull or after ``beginRefreshing()``
  /// (`developer.apple.com/documentation/uikit/uirefreshcontrol/isrefreshing`).
  open private(set) var isRefreshing = false

  /// Makes a control with its fixed height. The scroll view that it is assigned to places it
  /// (`developer.apple.com/documentation/uikit/uirefreshcontrol/init()`).
  public override init(frame: CGRect) {
    let size = CGSize(width: frame.width, height: UIRefreshControl.height)
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  /// Makes a control. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size.height = UIRefreshControl.height
  }

  /// Begins refreshing by code. It sends no event and doesn't scroll
  /// (`developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()`).
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Ends refreshing and scrolls back over the space of the control
  /// (`developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()`).
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let scrollView = superview as? UIScrollView, !scrollView.isDragging else { return }
    let offset = scrollView.offsetWithinContent(scrollView.contentOffset.y)
    if scrollView.contentOffset.y < offset { scrollView.contentOffset.y = offset }
  }

  /// Begins refreshing after the user pulled, and sends the event.
  func beginByPulling() {
    guard !isRefreshing, isEnabled else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Draws the symbol for refreshing.
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
