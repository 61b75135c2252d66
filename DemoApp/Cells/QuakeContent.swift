import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A content configuration that shows an earthquake in a cell of a table view or a collection view, as a tile or a row.
struct QuakeContent: UIContentConfiguration {
  var row: any EarthquakeRow
  var isTile: Bool

  /// Whether the cell is highlighted or selected.
  var isMarked = false

  /// Whether the text has a size for accessibility. A row then shows its parts below each other, as a tile does.
  var hasLargeText = false

  func makeContentView() -> any UIView & UIContentView { QuakeContentView(self) }

  func updated(for state: any UIConfigurationState) -> QuakeContent {
    var updated = self
    let cell = state as? UICellConfigurationState
    updated.isMarked = cell.map { $0.isHighlighted || $0.isSelected } ?? false
    updated.hasLargeText = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return updated
  }
}

/// A view that shows an earthquake and a star button. It has no reference to its cell or its list view.
final class QuakeContentView: UIStackView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let edge = UIView()
  private let magnitude = UILabel()
  private let headline = UILabel()
  private let details = UILabel()
  private let star = UIButton(configuration: .gray())

  /// The rest of a tile, below its texts.
  private let space = UIView()

  private lazy var top = UIStackView(arrangedSubviews: [magnitude])
  private lazy var texts = UIStackView(arrangedSubviews: [headline, details])

  init(_ content: QuakeContent) {
    configuration = content
    super.init(frame: .zero)
    details.font = .preferredFont(forTextStyle: .footnote)
    for label in [magnitude, headline, details] { label.adjustsFontForContentSizeCategory = true }
    for label in [headline, details] { label.numberOfLines = 0 }
    details.textColor = .secondaryLabel
    star.emits(row: .favoriteTapped, on: .touchUpInside)
    star.setContentHuggingPriority(.required, for: .horizontal)
    texts.axis = .vertical
    for view in [texts, headline, details] {
      view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }
    for view in [top, texts, space] { addArrangedSubview(view) }
    (spacing, isLayoutMarginsRelativeArrangement) = (8, true)
    addSubview(edge)
    show()
  }

  required init(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(frame: .zero)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame =
      axis == .vertical
      ? CGRect(x: 0, y: 0, width: bounds.width, height: 4)
      : CGRect(x: 0, y: 0, width: 4, height: bounds.height)
  }

  private func show() {
    guard let content = configuration as? QuakeContent else { return }
    let level = MagnitudeLevel(content.row.magnitude)
    edge.backgroundColor = level.color
    magnitude.text = Wording.magnitude(content.row.magnitude)
    magnitude.textColor = level.color
    headline.text = content.row.place
    details.text = content.row.summary
    star.configuration?.title = content.row.isFavorite ? "★" : "☆"
    preservesSuperviewLayoutMargins = !content.isTile
    let isColumn = content.isTile || content.hasLargeText
    magnitude.font = .preferredFont(forTextStyle: isColumn ? .title2 : .subheadline)
    headline.font = .preferredFont(forTextStyle: isColumn ? .subheadline : .headline)
    magnitude.setContentHuggingPriority(isColumn ? .defaultLow : .required, for: .horizontal)
    (axis, alignment) = isColumn ? (.vertical, .fill) : (.horizontal, .center)
    (isColumn ? top : self).addArrangedSubview(star)
    space.isHidden = !content.isTile
    backgroundColor =
      content.isTile ? content.isMarked ? .systemGray4 : .secondarySystemGroupedBackground : nil
  }
}
