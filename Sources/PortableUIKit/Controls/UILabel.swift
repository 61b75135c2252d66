public import Foundation

/// A view that displays one or more lines of informational text
/// (`developer.apple.com/documentation/uikit/uilabel`).
///
/// Lines break between words. Truncated text ends with an ellipsis, as by default in UIKit. Sizes are rounded up to
/// whole points, whereas UIKit's are rounded to whole pixels.
open class UILabel: UIView {
  /// Makes a label that ignores touches
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an empty label. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text, or `nil` for none (`developer.apple.com/documentation/uikit/uilabel/text`).
  open var text: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The font. It defaults to 17 points, which setting `nil` restores
  /// (`developer.apple.com/documentation/uikit/uilabel/font`).
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      font = font ?? .systemFont(ofSize: 17)
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the text. It defaults to the label color, which setting `nil` restores
  /// (`developer.apple.com/documentation/uikit/uilabel/textcolor`).
  open var textColor: UIColor! = .label {
    didSet { textColor = textColor ?? .label }
  }

  /// The alignment of the text (`developer.apple.com/documentation/uikit/uilabel/textalignment`).
  open var textAlignment = NSTextAlignment.natural

  /// The maximum number of lines, or 0 for no limit
  /// (`developer.apple.com/documentation/uikit/uilabel/numberoflines`).
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Returns the size of the text in a width, in points. The height is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  ///
  /// A single line is as wide as its text, even if that exceeds the width. A width of zero counts as no limit
  /// (observed, not documented).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfText(in: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text without a width limit, in points
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize { sizeOfText(in: .infinity) }

  /// Returns the size of the text, in the target's width if that is required
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isNarrowed = horizontalFittingPriority == .required
    let text = sizeOfText(in: isNarrowed ? targetSize.width : .infinity)
    return CGSize(
      width: isNarrowed ? targetSize.width : text.width,
      height: verticalFittingPriority == .required ? targetSize.height : text.height
    )
  }

  /// Draws as many lines as fit, vertically centered and clipped to the bounds.
  override func drawContent(in drawing: Drawing) {
    let room = max(1, Int(bounds.height / font.lineHeight + 0.01))
    let limit = numberOfLines == 0 ? room : min(room, numberOfLines)
    let lines = font.lines(of: text ?? "", in: bounds.width, limit: limit)
    let size = size(of: lines)
    guard size.height > bounds.height || size.width > bounds.width else { return write(lines, in: drawing) }
    drawing.clip(to: bounds) { write(lines, in: drawing) }
  }

  private func write(_ lines: [String], in drawing: Drawing) {
    var place = bounds
    place.size.height = font.lineHeight
    place.origin.y = bounds.midY - font.lineHeight * CGFloat(lines.count) / 2
    for line in lines {
      drawing.write(line, in: place, font: font, color: textColor, alignment: textAlignment)
      place.origin.y += font.lineHeight
    }
  }

  private func sizeOfText(in room: CGFloat) -> CGSize {
    let room = numberOfLines == 1 ? .infinity : room
    return size(of: font.lines(of: text ?? "", in: room, limit: numberOfLines))
  }

  private func size(of lines: [String]) -> CGSize {
    CGSize(
      width: (lines.map { LineWidth(of: $0, font: font).points }.max() ?? 0).rounded(.up),
      height: (font.lineHeight * CGFloat(lines.count)).rounded(.up)
    )
  }
}
