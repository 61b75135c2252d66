import Foundation

/// The view in which an orthogonally scrolling section scrolls horizontally (its class is observed, not documented).
///
/// As in UIKit, its scrolling is not reported to a delegate.
final class CollectionStripView: UIScrollView {
  private var strip: CollectionStrip
  /// Whether the view was scrolled since the collection view was last laid out.
  private var isScrolled = false

  init(_ strip: CollectionStrip) {
    self.strip = strip
    super.init(frame: strip.frame)
    contentSize = strip.contentSize
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the view's frame and content size from the layout. An offset within the content stays within it.
  func update(_ strip: CollectionStrip) {
    let wasWithinContent = contentOffset.x <= rightmostOffset
    self.strip = strip
    if frame != strip.frame { frame = strip.frame }
    contentSize = strip.contentSize
    if wasWithinContent, contentOffset.x > rightmostOffset { contentOffset.x = rightmostOffset }
  }

  override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      isScrolled = true
      superview?.setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isScrolled else { return }
    isScrolled = false
    superview?.layoutIfNeeded()
  }

  /// The start of a page or group, if the section rests at those.
  ///
  /// No page documents how far a drag must go to reach the next one. Here it is half of it.
  override var restingOffset: CGPoint {
    let page = strip.pageWidth
    guard page > 0 else { return super.restingOffset }
    let offset = (contentOffset.x / page).rounded() * page
    return CGPoint(x: sidewaysOffsetWithinContent(offset), y: super.restingOffset.y)
  }
}
