public import Foundation

/// A view that displays one or more lines of text (`developer.apple.com/documentation/uikit/uilabel`).
///
/// Lines break between words, or within a word that is wider than the label. Truncated text ends with an ellipsis, as
/// it does by default in UIKit. Unlike in UIKit, sizes are rounded up to whole points instead of whole pixels.
open class UILabel: UIView {
  /// Creates a label with the given frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  ///
  /// By default, a label ignores touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label with an empty frame, ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text that the label displays, or `nil` for none (`developer.apple.com/documentation/uikit/uilabel/text`).
  open var text: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The font of the text (`developer.apple.com/documentation/uikit/uilabel/font`).
  ///
  /// The default is the system font with a size of 17 points. Setting `nil` restores the default.
  open var font: UIFont! {
    get { adjustsFontForContentSizeCategory ? chosenFont.adjusted(to: preferredTextSize) : chosenFont }
    set {
      chosenFont = newValue ?? .systemFont(ofSize: 17)
      invalidateIntrinsicContentSize()
    }
  }

  private var chosenFont = UIFont.systemFont(ofSize: 17)

  /// Whether the font follows the text size that the user prefers
  /// (`developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory`).
  ///
  /// The default is `false`. Only the font of a text style follows.
  open var adjustsFontForContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The color of the text (`developer.apple.com/documentation/uikit/uilabel/textcolor`).
  ///
  /// The default is ``UIColor/label``. Setting `nil` restores the default.
  open var textColor: UIColor! = .label {
    didSet { textColor = textColor ?? .label }
  }

  /// The horizontal alignment of the text (`developer.apple.com/documentation/uikit/uilabel/textalignment`).
  open var textAlignment = NSTextAlignment.natural

  /// The maximum number of lines, or 0 for no limit (`developer.apple.com/documentation/uikit/uilabel/numberoflines`).
  ///
  /// The default is 1.
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Returns the size of the text wrapped to the given width, in points
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  ///
  /// The method ignores the given height. If ``numberOfLines`` is 1, it also ignores the given width. A width of zero
  /// or less means no limit. Apple doesn't document this meaning.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfText(in: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text without a width limit, in points
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize { sizeOfText(in: .infinity) }

  /// Returns the size that fits the text, in points
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// If a dimension's fitting priority is required, that dimension of the result equals the target dimension. If the
  /// horizontal priority is required and ``numberOfLines`` isn't 1, the text wraps to the target width.
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

  /// Draws the lines that fit in the bounds and that ``numberOfLines`` permits, and centers them vertically.
  ///
  /// The method draws the first line even if it doesn't fit. If the lines exceed the bounds, the method clips them.
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
