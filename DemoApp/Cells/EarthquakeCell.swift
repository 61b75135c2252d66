import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A cell for an earthquake, with a headline, details and three buttons.
///
/// The cell has no reference to its table view or view controller.
class EarthquakeCell: PreparedCell {
  /// The row that the cell shows, or `nil` before the first call to ``show(_:details:)``.
  private(set) var row: (any EarthquakeRow)?

  /// The label at the top, in a larger font.
  let headline = UILabel()

  /// The label below the headline, in a smaller font.
  let details = UILabel()

  private let favoriteButton = UIButton(configuration: .gray())
  private let shareButton = UIButton(configuration: .gray())
  private let detailsButton = UIButton(configuration: .gray())
  private lazy var buttons = UIStackView(arrangedSubviews: [favoriteButton, shareButton, detailsButton])

  override func setUp() {
    headline.font = .preferredFont(forTextStyle: .headline)
    details.font = .preferredFont(forTextStyle: .footnote)
    for label in [headline, details] { label.adjustsFontForContentSizeCategory = true }
    details.textColor = .secondaryLabel
    for label in [headline, details] { label.numberOfLines = 0 }
    shareButton.configuration?.title = "Share"
    detailsButton.configuration?.title = "Details"
    (buttons.spacing, buttons.alignment) = (8, .leading)
    for view in [headline, details, buttons] { contentView.addSubview(view) }

    favoriteButton.emits(row: .favoriteTapped, on: .touchUpInside)
    detailsButton.emits(row: .detailsTapped, on: .touchUpInside)
    shareButton.emits(event: .message { [weak self] in self?.shared }, on: .touchUpInside)
  }

  /// Shows a row with details. If the earthquake is a favorite, the favorite button has a filled star.
  func show(_ row: any EarthquakeRow, details: String) {
    self.row = row
    headline.text = "\(Wording.magnitude(row.magnitude))  \(row.place)"
    self.details.text = details
    favoriteButton.configuration?.title = row.isFavorite ? "★ Favorite" : "☆ Favorite"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = CellLayout(of: self, width: contentView.bounds.width)
    headline.frame = layout.headline
    details.frame = layout.details
    buttons.frame = layout.buttons
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CellLayout(of: self, width: size.width).height)
  }

  private var shared: ShareTapped? {
    row.map { ShareTapped(text: $0.sentence(ask(CurrentMagnitudeStyle()) ?? .words)) }
  }

  /// The frames of the subviews, and the height of the cell.
  private struct CellLayout {
    let headline: CGRect
    let details: CGRect
    let buttons: CGRect
    let height: CGFloat

    @MainActor
    init(of cell: EarthquakeCell, width: CGFloat) {
      let margins = cell.contentView.layoutMargins
      let hasLargeText = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      cell.buttons.axis = hasLargeText ? .vertical : .horizontal
      let room = max(0, width - margins.left - margins.right)
      let fitting = CGSize(width: room, height: .greatestFiniteMagnitude)
      let headlineHeight = cell.headline.sizeThatFits(fitting).height
      headline = CGRect(x: margins.left, y: margins.top, width: room, height: headlineHeight)
      let detailsHeight = cell.details.sizeThatFits(fitting).height
      details = CGRect(x: margins.left, y: headline.maxY, width: room, height: detailsHeight)
      let size = cell.buttons.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let buttonsWidth = min(room, size.width)
      buttons = CGRect(x: margins.left, y: details.maxY + 8, width: buttonsWidth, height: size.height)
      height = buttons.maxY + margins.bottom
    }
  }
}
