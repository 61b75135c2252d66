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

  private let favoriteButton = UIButton(configuration: .quakes)
  private let shareButton = UIButton(configuration: .quakes)
  private let detailsButton = UIButton(configuration: .quakes)
  private lazy var buttons = UIStackView(arrangedSubviews: [favoriteButton, shareButton, detailsButton])

  override func setUp() {
    headline.font = .preferredFont(forTextStyle: .headline)
    details.font = .preferredFont(forTextStyle: .footnote)
    for label in [headline, details] { label.adjustsFontForContentSizeCategory = true }
    details.textColor = .secondaryLabel
    details.numberOfLines = 0
    shareButton.configuration?.title = "Share"
    detailsButton.configuration?.title = "Details"
    buttons.spacing = 8
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
      let room = max(0, width - 32)
      let fitting = CGSize(width: room, height: .greatestFiniteMagnitude)
      headline = CGRect(x: 16, y: 10, width: room, height: cell.headline.sizeThatFits(fitting).height)
      let detailsHeight = cell.details.sizeThatFits(fitting).height
      details = CGRect(x: 16, y: headline.maxY + 1, width: room, height: detailsHeight)
      let size = cell.buttons.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      buttons = CGRect(x: 16, y: details.maxY + 8, width: min(room, size.width), height: size.height)
      height = buttons.maxY + 11
    }
  }
}
