import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A content configuration that shows a decade in a cell of a table view or a collection view.
///
/// If the cell is taller than 1.5 times the height of a row, the content appears as a tile. Otherwise, it appears as a
/// row with a bar for the number of earthquakes.
struct DecadeContent: UIContentConfiguration {
  /// The height of a tile, in points.
  static let tileHeight = 72.0

  var tile: DecadeTile

  func makeContentView() -> any UIView & UIContentView { DecadeContentView(self) }

  func updated(for state: any UIConfigurationState) -> DecadeContent { self }
}

/// A view that shows a decade as a row or a tile.
///
/// The color of the row's bar or the tile's background depends on the magnitude of the decade's strongest earthquake.
final class DecadeContentView: UIView, UIContentView {
  private static let rowHeight: CGFloat = 34

  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let bar = UIView()
  private let title = UILabel()
  private let count = UILabel()
  private let magnitude = UILabel()

  init(_ content: DecadeContent) {
    configuration = content
    super.init(frame: .zero)
    title.font = .preferredFont(forTextStyle: .footnote)
    magnitude.font = .preferredFont(forTextStyle: .footnote)
    for label in [title, count, magnitude] { label.adjustsFontForContentSizeCategory = true }
    for view in [bar, title, count, magnitude] { addSubview(view) }
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

  private var tile: DecadeTile? { (configuration as? DecadeContent)?.tile }

  private func show() {
    guard let tile else { return }
    title.text = tile.title
    count.text = "\(tile.count)"
    magnitude.text = Wording.magnitude(tile.strongest)
    bar.backgroundColor = tile.level.color
    setNeedsLayout()
  }

  private func layOutRow() {
    guard let tile else { return }
    backgroundColor = tile.isChosen ? tile.level.background : nil
    count.font = .preferredFont(forTextStyle: .footnote)
    title.textAlignment = .natural
    (count.textAlignment, magnitude.textAlignment) = (.right, .right)
    for label in [title, count] { label.textColor = .label }
    magnitude.textColor = .secondaryLabel
    title.frame = CGRect(x: 16, y: 0, width: 68, height: bounds.height)
    magnitude.frame = CGRect(x: bounds.width - 16 - 54, y: 0, width: 54, height: bounds.height)
    count.frame = CGRect(x: magnitude.frame.minX - 28, y: 0, width: 28, height: bounds.height)
    let room = max(0, count.frame.minX - 4 - 84)
    bar.frame = CGRect(x: 84, y: bounds.midY - 7, width: room * CGFloat(tile.share), height: 14)
  }

  private func layOutTile() {
    guard let tile else { return }
    backgroundColor = tile.isChosen ? tile.level.color : tile.level.background
    count.font = .preferredFont(forTextStyle: .title3)
    for label in [title, count, magnitude] {
      label.textAlignment = .center
      label.textColor = tile.isChosen ? .white : .label
    }
    bar.frame = .zero
    title.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 16)
    count.frame = CGRect(x: 0, y: 23, width: bounds.width, height: 24)
    magnitude.frame = CGRect(x: 0, y: 49, width: bounds.width, height: 16)
  }
}
