public import Foundation

/// A view that displays one or more lines of informational text
/// (`developer.apple.com/documentation/uikit/uilabel`).
///
/// Lines break between words, and the last ends with an ellipsis where the text goes on, as UIKit's do by
/// default. Sizes are rounded up to whole points, UIKit's to whole pixels.
open class UILabel: UIView {
  /// Makes a label that takes no touches
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an empty label: there are no nibs here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text, or `nil` for none (`developer.apple.com/documentation/uikit/uilabel/text`).
  open var text: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The font, of 17 points where no other is set; `nil` sets that again
  /// (`developer.apple.com/documentation/uikit/uilabel/font`).
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      font = font ?? .systemFont(ofSize: 17)
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the text, the label color where no other is set; `nil` sets that again
  /// (`developer.apple.com/documentation/uikit/uilabel/textcolor`).
  open var textColor: UIColor! = .label {
    didSet { textColor = textColor ?? .label }
  }

  /// Where in the label the text stands (`developer.apple.com/documentation/uikit/uilabel/textalignment`).
  open var textAlignment = NSTextAlignment.natural

  /// How many lines the text may take, 0 for as many as it needs
  /// (`developer.apple.com/documentation/uikit/uilabel/numberoflines`).
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The size of the text in that width, in points; the height given says nothing
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  ///
  /// One line is as wide as its text, also where that is wider than asked for, and no width is as good as any
  /// (observed, not documented).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfText(in: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text where nothing narrows it, in points
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize { sizeOfText(in: .infinity) }

  /// The size of the text, in the target's width if that is required
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

  /// Draws the lines that fit the label, in the middle of its height; nothing reaches out of it.
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
