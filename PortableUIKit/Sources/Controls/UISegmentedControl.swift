public import Foundation

/// A control of segments, one of which is selected (`developer.apple.com/documentation/uikit/uisegmentedcontrol`).
///
/// Unlike in UIKit, a segment has no image, and all segments are equally wide and enabled. The height is always 32
/// points, which Apple doesn't document.
open class UISegmentedControl: UIControl {
  /// The index of no segment, -1 (`developer.apple.com/documentation/uikit/uisegmentedcontrol/nosegment`).
  public class var noSegment: Int { -1 }

  private static let font = UIFont.systemFont(ofSize: 13)
  private var titles: [String] = [] {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var touched = UISegmentedControl.noSegment

  /// The index of the selected segment, or ``noSegment``
  /// (`developer.apple.com/documentation/uikit/uisegmentedcontrol/selectedsegmentindex`).
  ///
  /// Setting the property sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// The number of segments (`developer.apple.com/documentation/uikit/uisegmentedcontrol/numberofsegments`).
  open var numberOfSegments: Int { titles.count }

  /// Creates a control without segments (`developer.apple.com/documentation/uikit/uisegmentedcontrol/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control without segments, ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uisegmentedcontrol/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a segment with a title, or at the end if the index is too large
  /// (`developer.apple.com/documentation/uikit/uisegmentedcontrol/insertsegment(withtitle:at:animated:)`).
  ///
  /// Unlike in UIKit, the change isn't animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
  }

  /// Removes all segments (`developer.apple.com/documentation/uikit/uisegmentedcontrol/removeallsegments()`).
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// Returns the title of a segment, or `nil` if there is no such segment
  /// (`developer.apple.com/documentation/uikit/uisegmentedcontrol/titleforsegment(at:)`).
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  // MARK: Layout and drawing

  /// The size that fits the titles, in points
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize {
    let width = titles.map { LineWidth(of: $0, font: UISegmentedControl.font).points }.max() ?? 0
    return CGSize(width: (width.rounded(.up) + 20) * CGFloat(titles.count), height: 32)
  }

  override func drawContent(in drawing: Drawing) {
    var drawing = drawing
    if !isEnabled { drawing.opacity *= 0.4 }
    drawing.fill(bounds, with: .tertiarySystemFill, cornerRadius: 8)
    let font = UISegmentedControl.font
    for (index, title) in titles.enumerated() {
      var segment = bounds
      segment.size.width /= CGFloat(titles.count)
      segment.origin.x += CGFloat(index) * segment.width
      if index == selectedSegmentIndex {
        drawing.fill(segment.insetBy(dx: 2, dy: 2), with: .systemBackground, cornerRadius: 7)
      }
      let line = segment.insetBy(dx: 2, dy: (segment.height - font.lineHeight) / 2)
      drawing.write(title, in: line, font: font, color: .label, alignment: .center)
    }
  }

  // MARK: Taps

  override var claimsTaps: Bool { isEnabled }

  /// Records the segment in which the touch began
  /// (`developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)`).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let share = touch.location(in: self).x / max(1, bounds.width)
    touched = min(Int(share * CGFloat(titles.count)), titles.count - 1)
    return super.beginTracking(touch, with: event)
  }

  override func tapped() {
    guard touched != selectedSegmentIndex else { return }
    selectedSegmentIndex = touched
    send([.valueChanged, .primaryActionTriggered])
  }
}
