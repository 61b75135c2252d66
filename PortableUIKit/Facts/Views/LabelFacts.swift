import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct LabelFacts {
  private let label = UILabel()

  private static let sentence =
    "A sentence of many words that needs several lines where there is not much room."
  private let narrow = CGSize(width: 120, height: 10_000)

  /// `developer.apple.com/documentation/uikit/uilabel/font`: the system font at a size of 17 points.
  @Test func aLabelStartsWithOneLineOfTheSystemFont() {
    #expect(label.text == nil)
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.numberOfLines == 1)
  }

  /// `developer.apple.com/documentation/uikit/uilabel/isuserinteractionenabled`
  @Test func aLabelIgnoresTouches() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    let hit = label.hitTest(CGPoint(x: 5, y: 5), with: nil)

    #expect(!label.isUserInteractionEnabled)
    #expect(hit == nil)
  }

  /// `developer.apple.com/documentation/uikit/uilabel/font`
  @Test func settingNilRestoresTheSystemFont() {
    label.font = .systemFont(ofSize: 30)
    label.textColor = .systemRed

    label.font = nil
    label.textColor = nil

    #expect(label.font.pointSize == UILabel().font.pointSize)
    #expect(label.textColor == UILabel().textColor)
  }

  /// `developer.apple.com/documentation/uikit/uilabel/numberoflines`
  @Test func aLabelWithoutALimitTakesAllItsLines() {
    let label = makeLabel(Self.sentence, lines: 0)
    let oneLine = label.intrinsicContentSize.height

    let size = label.sizeThatFits(narrow)

    #expect(size.width <= narrow.width)
    #expect(size.height > 3 * oneLine)
  }

  /// `developer.apple.com/documentation/uikit/uilabel/numberoflines`
  @Test func aLabelWithALimitTakesNoMoreLines() {
    let limited = makeLabel(Self.sentence, lines: 3)
    let threeLines = makeLabel("1\n2\n3", lines: 0)

    limited.frame.size = narrow
    limited.sizeToFit()

    #expect(limited.bounds.width <= narrow.width)
    #expect(abs(limited.bounds.height - threeLines.intrinsicContentSize.height) < 1)
  }

  /// `developer.apple.com/documentation/uikit/uilabel/numberoflines`
  @Test func aLimitThatIsNotReachedHasNoEffect() {
    let label = makeLabel("short", lines: 3)

    let size = label.sizeThatFits(narrow)

    #expect(size == makeLabel("short", lines: 1).intrinsicContentSize)
  }

  /// *Assumed*: no page says so.
  @Test func oneLineIsAsWideAsItsText() {
    let label = makeLabel(Self.sentence, lines: 1)

    let size = label.sizeThatFits(narrow)

    #expect(size == label.intrinsicContentSize)
    #expect(size.width > narrow.width)
  }

  /// *Assumed*: no page says so.
  @Test func aWidthOfZeroMeansNoLimit() {
    let label = makeLabel(Self.sentence, lines: 0)

    label.sizeToFit()

    #expect(label.bounds.size == label.intrinsicContentSize)
  }

  /// `developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`
  @Test func aLabelHasTheSizeOfItsText() {
    let short = makeLabel("Tonga", lines: 1).intrinsicContentSize
    let long = makeLabel("Tonga and Fiji", lines: 1).intrinsicContentSize
    let high = makeLabel("Tonga\nFiji", lines: 0).intrinsicContentSize

    #expect(short.width > 0)
    #expect(long.width > short.width)
    #expect(long.height == short.height)
    #expect(high.width == short.width)
    #expect(high.height > short.height)
  }

  /// *Assumed*: no page says so.
  @Test(arguments: [nil, ""]) func anEmptyTextTakesNoSpace(text: String?) {
    let label = makeLabel(text, lines: 0)

    let size = label.intrinsicContentSize

    #expect(size == .zero)
  }

  /// `developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:)`
  @Test func largerAndHeavierFontsTakeMoreSpace() {
    let label = makeLabel("Magnitude", lines: 1)
    let regular = label.intrinsicContentSize

    label.font = .systemFont(ofSize: 17, weight: .bold)
    let bold = label.intrinsicContentSize
    label.font = .systemFont(ofSize: 28)
    let large = label.intrinsicContentSize

    #expect(bold.width > regular.width)
    #expect(large.width > regular.width)
    #expect(large.height > regular.height)
  }

  private func makeLabel(_ text: String?, lines: Int) -> UILabel {
    label.text = text
    label.numberOfLines = lines
    return label
  }
}
