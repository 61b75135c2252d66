public import Foundation

/// A view that displays a list content configuration (`developer.apple.com/documentation/uikit/uilistcontentview`).
///
/// Unlike in UIKit, the class has no subclasses.
public final class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let labels = (text: UILabel(), secondary: UILabel())
  private var list: UIListContentConfiguration

  /// Creates a view that displays a configuration
  /// (`developer.apple.com/documentation/uikit/uilistcontentview/init(configuration:)`).
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    addLabels()
  }

  /// Creates an empty view, ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    addLabels()
  }

  /// The current configuration (`developer.apple.com/documentation/uikit/uilistcontentview/configuration`).
  ///
  /// Setting a configuration that isn't a ``UIListContentConfiguration`` has no effect.
  public var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != list else { return }
      list = new
      show()
    }
  }

  /// Lays out the primary and secondary text (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  public override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds
    room.origin.x += margins.leading
    room.size.width -= margins.leading + margins.trailing
    imageView.frame = CGRect(x: room.minX, y: room.minY, width: Symbol.side, height: room.height)
    room.origin.x += imageWidth
    room.size.width -= imageWidth
    let sizes = sizes(in: room.width)
    let height = areSideBySide(sizes, in: room.width) ? 0 : sizes.text.height + sizes.secondary.height
    guard height > 0 else {
      labels.text.frame = room
      labels.secondary.frame = room
      labels.secondary.frame.origin.x = room.maxX - sizes.secondary.width
      labels.secondary.frame.size.width = sizes.secondary.width
      return
    }
    var place = CGRect(x: room.minX, y: room.midY - height / 2, width: room.width, height: sizes.text.height)
    labels.text.frame = place
    place.origin.y += sizes.text.height
    place.size.height = sizes.secondary.height
    labels.secondary.frame = place
  }

  /// Returns the size that the text needs in the target width, in points
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// The method ignores the fitting priorities and the target height. The result has the target width. Its height
  /// includes the space above and below the text. The minimum height is 44 points for a cell, or 28 points for a header
  /// or footer.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width - margins.leading - margins.trailing - imageWidth
    let sizes = sizes(in: width)
    let height =
      areSideBySide(sizes, in: width)
      ? max(sizes.text.height, sizes.secondary.height)
      : sizes.text.height + sizes.secondary.height
    return CGSize(width: targetSize.width, height: max(height + list.measures.padding, list.measures.minimum))
  }

  private var margins: (leading: CGFloat, trailing: CGFloat) {
    let own = list.directionalLayoutMargins
    return (max(own.leading, UITableViewCell.margin), max(own.trailing, UITableViewCell.margin))
  }

  /// The width of the image and of the space beside it, in points. Apple doesn't document these.
  private var imageWidth: CGFloat { list.image?.symbol == nil ? 0 : Symbol.side + UITableViewCell.margin }

  private func addLabels() {
    imageView.isUserInteractionEnabled = false
    addSubview(imageView)
    addSubview(labels.text)
    addSubview(labels.secondary)
    show()
  }

  private func show() {
    imageView.image = list.image
    let texts = [
      (labels.text, list.text, list.textProperties),
      (labels.secondary, list.secondaryText, list.secondaryTextProperties),
    ]
    for (label, text, properties) in texts {
      label.adjustsFontForContentSizeCategory = true
      label.text = text
      label.font = properties.font
      label.textColor = properties.color
      label.numberOfLines = properties.numberOfLines
      label.textAlignment = properties.alignment == .center ? .center : .natural
    }
    setNeedsLayout()
  }

  private func sizes(in width: CGFloat) -> (text: CGSize, secondary: CGSize) {
    let room = CGSize(width: width, height: 0)
    return (size(of: labels.text, in: room), size(of: labels.secondary, in: room))
  }

  private func size(of label: UILabel, in room: CGSize) -> CGSize {
    label.text?.isEmpty == false ? label.sizeThatFits(room) : .zero
  }

  private func areSideBySide(_ sizes: (text: CGSize, secondary: CGSize), in width: CGFloat) -> Bool {
    guard list.prefersSideBySideTextAndSecondaryText else { return false }
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
    let text = size(of: labels.text, in: room)
    return text.width + size(of: labels.secondary, in: room).width + 6 <= width
  }
}
