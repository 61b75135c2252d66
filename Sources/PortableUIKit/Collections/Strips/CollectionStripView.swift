import Foundation

/// What the items of a section are in that scrolls by itself, to a side (its class is observed, not documented).
///
/// Nobody hears of its scrolling, as in UIKit.
final class CollectionStripView: UIScrollView {
  private var strip: CollectionStrip
  /// Whether it was scrolled since the collection view was last laid out.
  private var isScrolled = false

  init(_ strip: CollectionStrip) {
    self.strip = strip
    super.init(frame: strip.frame)
    contentSize = strip.contentSize
  }

  required init?(coder: NSCoder) { nil }

  /// Takes on the place and the size that the layout has for the section; the offset stays within the content.
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

  /// The beginning of a page or of a group, if the section rests at those.
  ///
  /// How far a finger has to come for the next one no page says: half of it here.
  override var restingOffset: CGPoint {
    let page = strip.pageWidth
    guard page > 0 else { return super.restingOffset }
    let offset = (contentOffset.x / page).rounded() * page
    return CGPoint(x: sidewaysOffsetWithinContent(offset), y: super.restingOffset.y)
  }
}
