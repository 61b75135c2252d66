public import Foundation

/// A control that starts the refreshing of a scroll view's content
/// (`developer.apple.com/documentation/uikit/uirefreshcontrol`).
///
/// It is 60 points high and pulled out by as much (observed, not documented).
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60

  /// Whether refreshing was begun, by a pull or by code, and not ended
  /// (`developer.apple.com/documentation/uikit/uirefreshcontrol/isrefreshing`).
  open private(set) var isRefreshing = false

  /// Makes a control of the height that it has to have; a scroll view that it is assigned to places it
  /// (`developer.apple.com/documentation/uikit/uirefreshcontrol/init()`).
  public override init(frame: CGRect) {
    let size = CGSize(width: frame.width, height: UIRefreshControl.height)
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  /// Makes a control: there are no nibs here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size.height = UIRefreshControl.height
  }

  /// Tells the control that refreshing was begun by code, which sends no event and scrolls nothing
  /// (`developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()`).
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Tells the control that refreshing is over, and takes back the room that it made for itself
  /// (`developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()`).
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let scrollView = superview as? UIScrollView, !scrollView.isDragging else { return }
    let offset = scrollView.offsetWithinContent(scrollView.contentOffset.y)
    if scrollView.contentOffset.y < offset { scrollView.contentOffset.y = offset }
  }

  /// Begins to refresh because the user pulled, and says so.
  func beginByPulling() {
    guard !isRefreshing, isEnabled else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Draws what says that the control refreshes.
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
