import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// An earthquake at length, a fact a line, and what is nearest to it. Where that failed, a button asks for another try.
final class DetailView: UIView {
  /// What is written on the view, from top to bottom.
  var lines: [String] { labels.compactMap(\.text) }

  private var labels: [UILabel] = []
  private let retryButton = UIButton(configuration: .quakes)

  /// Makes a view that says nothing.
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    retryButton.configuration?.title = "Try again"
    retryButton.isHidden = true
    retryButton.emits(.retryTapped, on: .touchUpInside)
    addSubview(retryButton)
  }

  /// This view is not made from a storyboard.
  required init?(coder: NSCoder) {
    nil
  }

  /// Writes what is known.
  func show(_ facts: [String], _ neighbourhood: Neighbourhood) {
    for label in labels { label.removeFromSuperview() }
    labels = facts.enumerated().map { index, fact in index == 0 ? title(fact) : label(fact) }
    retryButton.isHidden = true
    switch neighbourhood {
    case .loading(let text): labels.append(label(text))
    case .known(let heading, let lines): labels += [label(heading, .label)] + lines.map { label($0) }
    case .failed(let problem):
      labels.append(label(problem, .systemRed))
      retryButton.isHidden = false
    }
    for label in labels { addSubview(label) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 20)
    var top = room.minY
    for label in labels {
      let fitting = CGSize(width: room.width, height: .greatestFiniteMagnitude)
      let height = label.sizeThatFits(fitting).height
      label.frame = CGRect(x: room.minX, y: top, width: room.width, height: height)
      top += height + 8
    }
    retryButton.frame = CGRect(
      origin: CGPoint(x: room.minX, y: top),
      size: retryButton.sizeThatFits(room.size)
    )
  }

  private func title(_ text: String) -> UILabel {
    label(text, .label, .systemFont(ofSize: 22, weight: .bold))
  }

  private func label(
    _ text: String,
    _ color: UIColor = .secondaryLabel,
    _ font: UIFont = .systemFont(ofSize: 17)
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = font
    label.textColor = color
    return label
  }
}
