import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A content configuration that shows a decade in a cell of a table view or a collection view, as a tile or as a row
/// with a bar for the number of earthquakes.
struct DecadeContent: UIContentConfiguration {
  var tile: DecadeTile
  var isTile: Bool

  /// Whether the text has a size for accessibility. A row then shows its parts below each other, as a tile does.
  var hasLargeText = false

  func makeContentView() -> any UIView & UIContentView { DecadeContentView(self) }

  func updated(for state: any UIConfigurationState) -> DecadeContent {
    var updated = self
    updated.hasLargeText = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return updated
  }
}

/// A view that shows a decade as a row or a tile.
///
/// The color of the row's bar or the tile's background depends on the magnitude of the decade's strongest earthquake.
final class DecadeContentView: UIStackView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let bar = BarView()
  private let title = UILabel()
  private let count = UILabel()
  private let magnitude = UILabel()

  init(_ content: DecadeContent) {
    configuration = content
    super.init(frame: .zero)
    title.font = .preferredFont(forTextStyle: .footnote)
    magnitude.font = .preferredFont(forTextStyle: .footnote)
    for label in [title, count, magnitude] { label.adjustsFontForContentSizeCategory = true }
    for view in [title, bar, count, magnitude] { addArrangedSubview(view) }
    isLayoutMarginsRelativeArrangement = true
    show()
  }

  required init(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(frame: .zero)
  }

  private func show() {
    guard let content = configuration as? DecadeContent else { return }
    let (tile, isTile) = (content.tile, content.isTile)
    title.text = tile.title
    count.text = "\(tile.count)"
    magnitude.text = Wording.magnitude(tile.strongest)
    (bar.share, bar.color) = (tile.share, tile.level.color)
    bar.isHidden = isTile
    preservesSuperviewLayoutMargins = !isTile
    (directionalLayoutMargins.leading, directionalLayoutMargins.trailing) = (0, 0)
    (axis, spacing) = isTile || content.hasLargeText ? (.vertical, 0) : (.horizontal, 8)
    count.font = .preferredFont(forTextStyle: isTile ? .title3 : .footnote)
    for label in [title, count, magnitude] {
      label.textAlignment = isTile ? .center : .natural
      label.textColor = isTile && tile.isChosen ? .white : .label
    }
    if isTile {
      backgroundColor = tile.isChosen ? tile.level.color : tile.level.background
    } else {
      backgroundColor = tile.isChosen ? tile.level.background : nil
      magnitude.textColor = .secondaryLabel
    }
  }
}

/// A horizontal bar, which covers a share of its view's width.
private final class BarView: UIView {
  var share = 0.0 {
    didSet { setNeedsLayout() }
  }

  var color: UIColor? {
    get { bar.backgroundColor }
    set { bar.backgroundColor = newValue }
  }

  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 14) }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height)
  }
}
