import Foundation

/// The scroll view of an orthogonally scrolling section.
///
/// Like UIKit's nested scroll view, the view doesn't notify the collection view's delegate. Apple doesn't document this
/// behavior.
final class CollectionStripView: UIScrollView {
  private var strip: CollectionStrip
  /// Whether the view was scrolled since it was last laid out.
  private var isScrolled = false

  init(_ strip: CollectionStrip) {
    self.strip = strip
    super.init(frame: strip.frame)
    contentSize = strip.contentSize
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the frame and the content size.
  ///
  /// If the content offset was within the old content, it stays within the new content.
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
    let list = superview as? UICollectionView
    let layout = list?.collectionViewLayout as? UICollectionViewCompositionalLayout
    layout?.didScroll(section: strip.section, to: contentOffset, in: bounds.size)
  }

  /// The content offset at which the content comes to rest after a drag.
  ///
  /// In a section that scrolls by pages or groups, the offset is the start of the nearest page or group. Apple doesn't
  /// document how far the user must drag to reach the next one. In PortableUIKit, half of the page or group width is
  /// enough.
  override var restingOffset: CGPoint {
    let page = strip.pageWidth
    guard page > 0 else { return super.restingOffset }
    let offset = (contentOffset.x / page).rounded() * page
    return CGPoint(x: sidewaysOffsetWithinContent(offset), y: super.restingOffset.y)
  }
}
