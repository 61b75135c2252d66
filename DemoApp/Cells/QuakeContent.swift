import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A content configuration that shows an earthquake in a cell of a table view or a collection view.
///
/// If the cell is taller than 1.5 times the height of a row, the content appears as a tile. Otherwise, it appears as a
/// row.
struct QuakeContent: UIContentConfiguration {
  /// The height of a tile, in points.
  static let tileHeight = 132.0

  var row: any EarthquakeRow

  /// Whether the cell is highlighted or selected.
  var isMarked = false

  func makeContentView() -> any UIView & UIContentView { QuakeContentView(self) }

  func updated(for state: any UIConfigurationState) -> QuakeContent {
    var updated = self
    let state = state as? UICellConfigurationState
    updated.isMarked = state.map { $0.isHighlighted || $0.isSelected } ?? false
    return updated
  }
}

/// A view that shows an earthquake and a star button. It has no reference to its cell or its list view.
final class QuakeContentView: UIView, UIContentView {
  private static let rowHeight: CGFloat = 64

  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let edge = UIView()
  private let magnitude = UILabel()
  private let headline = UILabel()
  private let details = UILabel()
  private let star = UIButton(configuration: .quakes)

  init(_ content: QuakeContent) {
    configuration = content
    super.init(frame: .zero)
    details.font = .preferredFont(forTextStyle: .footnote)
    for label in [magnitude, headline, details] { label.adjustsFontForContentSizeCategory = true }
    details.textColor = .secondaryLabel
    star.emits(row: .favoriteTapped, on: .touchUpInside)
    for view in [edge, magnitude, headline, details, star] { addSubview(view) }
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// A size with the height of a row and no intrinsic width. For a tile, the collection view's layout sets the height.
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.height > 1.5 * Self.rowHeight { layOutTile() } else { layOutRow() }
  }

  private var content: QuakeContent? { configuration as? QuakeContent }

  private func show() {
    guard let content else { return }
    let level = MagnitudeLevel(content.row.magnitude)
    edge.backgroundColor = level.color
    magnitude.text = Wording.magnitude(content.row.magnitude)
    magnitude.textColor = level.color
    headline.text = content.row.place
    details.text = content.row.summary
    star.configuration?.title = content.row.isFavorite ? "★" : "☆"
    setNeedsLayout()
  }

  private func layOutRow() {
    backgroundColor = nil
    magnitude.font = .preferredFont(forTextStyle: .subheadline)
    headline.font = .preferredFont(forTextStyle: .headline)
    for label in [headline, details] { label.numberOfLines = 1 }
    let size = star.intrinsicContentSize
    star.frame = CGRect(
      x: bounds.width - 16 - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    edge.frame = CGRect(x: 0, y: 8, width: 4, height: bounds.height - 16)
    magnitude.frame = CGRect(x: 16, y: 0, width: 54, height: bounds.height)
    let width = max(0, star.frame.minX - 8 - 70)
    headline.frame = CGRect(x: 70, y: bounds.midY - 21, width: width, height: 21)
    details.frame = CGRect(x: 70, y: bounds.midY + 1, width: width, height: 17)
  }

  private func layOutTile() {
    backgroundColor = content?.isMarked == true ? .systemGray4 : .secondarySystemGroupedBackground
    magnitude.font = .preferredFont(forTextStyle: .title2)
    headline.font = .preferredFont(forTextStyle: .subheadline)
    for label in [headline, details] { label.numberOfLines = 2 }
    let width = max(0, bounds.width - 24)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let size = star.intrinsicContentSize
    edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 4)
    star.frame = CGRect(
      x: bounds.width - 12 - size.width,
      y: 14,
      width: size.width,
      height: size.height
    )
    magnitude.frame = CGRect(x: 12, y: 14, width: max(0, width - size.width), height: size.height)
    let top = magnitude.frame.maxY + 6
    headline.frame = CGRect(x: 12, y: top, width: width, height: headline.sizeThatFits(room).height)
    details.frame = CGRect(
      x: 12,
      y: headline.frame.maxY + 2,
      width: width,
      height: details.sizeThatFits(room).height
    )
  }
}
