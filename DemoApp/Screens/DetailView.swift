import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A scroll view that shows the facts about one earthquake and, below them, the nearest other earthquakes.
///
/// Each fact has its own line. If the nearest earthquakes fail to load, the view shows a "Try again" button.
final class DetailView: UIScrollView {
  /// The lines of text, from top to bottom.
  var lines: [String] { labels.compactMap(\.text) }

  private var labels: [UILabel] = []
  private let column = UIStackView()
  private let retryButton = UIButton(configuration: .gray())

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    retryButton.configuration?.title = "Try again"
    retryButton.isHidden = true
    retryButton.emits(.retryTapped, on: .touchUpInside)
    (column.axis, column.alignment, column.spacing) = (.vertical, .leading, 8)
    column.isLayoutMarginsRelativeArrangement = true
    column.addArrangedSubview(retryButton)
    addSubview(column)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Replaces the text with facts and, below them, the nearest earthquakes, a progress message, or an error.
  ///
  /// The first fact becomes the title.
  func show(_ facts: [String], _ neighborhood: Neighborhood) {
    for label in labels { label.removeFromSuperview() }
    labels = facts.enumerated().map { index, fact in index == 0 ? title(fact) : label(fact) }
    retryButton.isHidden = true
    switch neighborhood {
    case .loading(let text): labels.append(label(text))
    case .known(let heading, let lines): labels += [label(heading, .label)] + lines.map { label($0) }
    case .failed(let problem):
      labels.append(label(problem, .systemRed))
      retryButton.isHidden = false
    }
    for (index, label) in labels.enumerated() { column.insertArrangedSubview(label, at: index) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The scroll view itself adjusts its content for the bars above and below.
    column.directionalLayoutMargins.leading = directionalLayoutMargins.leading
    column.directionalLayoutMargins.trailing = directionalLayoutMargins.trailing
    column.frame.size = column.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    contentSize = column.frame.size
  }

  private func title(_ text: String) -> UILabel {
    label(text, .label, .title2)
  }

  private func label(
    _ text: String,
    _ color: UIColor = .secondaryLabel,
    _ style: UIFont.TextStyle = .body
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    return label
  }
}
