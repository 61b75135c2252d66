import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct StackViewFacts {
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  /// `developer.apple.com/documentation/uikit/uistackview/arrangedsubviews`
  @Test func arrangedViewsAreSubviews() {
    let (first, second, third) = (Box(10, 10), Box(10, 10), Box(10, 10))
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(third)

    stack.insertArrangedSubview(second, at: 1)

    #expect(stack.arrangedSubviews == [first, second, third])
    #expect(stack.subviews == [first, third, second])
  }

  /// `developer.apple.com/documentation/uikit/uistackview/arrangedsubviews`
  @Test func aRemovedViewIsNoLongerArranged() {
    let (first, second) = (Box(10, 10), Box(10, 10))
    let made = UIStackView(arrangedSubviews: [first, second])

    first.removeFromSuperview()

    #expect(made.arrangedSubviews == [second])
    #expect(made.subviews == [second])
  }

  /// `developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)`
  @Test func aViewThatIsNoLongerArrangedStays() {
    let box = Box(10, 10)
    stack.addArrangedSubview(box)

    stack.removeArrangedSubview(box)

    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews == [box])
  }

  /// `developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fill`; that one of two equal views
  /// keeps its size is *assumed*, and no page documents which.
  @Test func oneOfTwoEqualsTakesTheRest() {
    fill(Box(10, 10), Box(20, 10))

    #expect(spans == [0...75, 80...100] || spans == [0...10, 15...100])
    #expect(stack.arrangedSubviews.map(\.frame.height) == [60, 60])
  }

  /// `developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fill`
  @Test func theViewWithTheLowestHuggingTakesTheRest() {
    let hugging = Box(10, 10)
    hugging.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    fill(hugging, Box(20, 10))

    #expect(spans == [0...10, 15...100])
  }

  /// *Assumed*: no page says so.
  @Test func aViewWithoutContentTakesTheRest() {
    fill(Box(10, 10), UIView(), Box(20, 10))

    #expect(spans == [0...10, 15...75, 80...100])
  }

  /// `developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fill`
  @Test func theViewWithTheLowestResistanceShrinks() {
    let giving = Box(60, 10)
    giving.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    fill(Box(70, 10), giving)

    #expect(spans == [0...70, 75...100])
  }

  /// `developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fillequally`
  @Test func viewsCanHaveEqualLengths() {
    fill(Box(10, 10), Box(20, 10), Box(0, 0))
    stack.spacing = 20
    stack.distribution = .fillEqually

    #expect(spans == [0...20, 40...60, 80...100])
  }

  /// `developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/equalspacing`
  @Test func theRestCanBeBetweenTheViews() {
    fill(Box(10, 10), Box(20, 10), Box(10, 10))
    stack.distribution = .equalSpacing

    #expect(spans == [0...10, 40...60, 90...100])
  }

  /// `developer.apple.com/documentation/uikit/uistackview/alignment-swift.property`
  @Test(arguments: [
    (UIStackView.Alignment.fill, 0.0, 60.0), (.leading, 0, 10), (.center, 25, 10), (.trailing, 50, 10),
  ])
  func viewsAreAligned(alignment: UIStackView.Alignment, place: Double, height: Double) {
    fill(Box(100, 10))
    stack.alignment = alignment

    stack.layoutIfNeeded()

    let frame = stack.arrangedSubviews[0].frame
    #expect(frame == CGRect(x: 0, y: place, width: 100, height: height))
  }

  /// `developer.apple.com/documentation/uikit/uistackview`
  @Test func hiddenViewsTakeNoSpace() {
    let (hidden, last) = (Box(50, 10), Box(20, 10))
    last.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    fill(Box(10, 10), hidden, last)
    stack.layoutIfNeeded()

    hidden.isHidden = true
    stack.layoutIfNeeded()

    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    #expect(shown.map(\.frame.minX) == [0, 80])
    #expect(shown.map(\.frame.width) == [75, 20])
  }

  /// `developer.apple.com/documentation/uikit/uistackview/axis`
  @Test func aColumnRunsDown() {
    let last = Box(10, 20)
    last.setContentHuggingPriority(.defaultHigh, for: .vertical)
    fill(Box(10, 10), last)
    stack.axis = .vertical

    stack.layoutIfNeeded()

    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 40])
    #expect(stack.arrangedSubviews.map(\.frame.height) == [35, 20])
    #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 100])
  }

  /// `developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)`
  @Test func aStackNeedsWhatItsViewsNeed() {
    fill(Box(10, 10), Box(20, 30))

    let row = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.axis = .vertical
    let column = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

    #expect(row == CGSize(width: 35, height: 30))
    #expect(column == CGSize(width: 20, height: 45))
  }

  /// `developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`
  @Test func theHeightOfALabelFollowsItsWidth() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "as wide as it is long"
    let natural = label.intrinsicContentSize
    stack.axis = .vertical
    stack.addArrangedSubview(label)

    let size = stack.systemLayoutSizeFitting(
      CGSize(width: natural.width * 0.75, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )

    #expect(abs(size.width - natural.width * 0.75) < 1)
    #expect(size.height > natural.height * 1.5)
  }

  /// `developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()`
  @Test func newContentIsLaidOutAgain() {
    let box = Box(10, 10)
    let inner = UIStackView(arrangedSubviews: [box])
    fill(inner, UIView())
    stack.layoutIfNeeded()

    box.content.width = 30
    box.invalidateIntrinsicContentSize()
    #expect(spans == [0...30, 35...100])
    #expect(box.frame.width == 30)
  }

  /// The horizontal spans of the views, once they are laid out.
  private var spans: [ClosedRange<CGFloat>] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { $0.frame.minX...$0.frame.maxX }
  }

  private func fill(_ views: UIView...) {
    stack.spacing = 5
    for view in views { stack.addArrangedSubview(view) }
  }
}

private final class Box: UIView {
  var content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { content }
}
