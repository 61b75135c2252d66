import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The line at the top of the list, which says what happened, with a button that asks how many events went all the
/// way up.
final class HeaderView: UIView {
  /// How high the view is, in points: three lines and some air.
  static let height: CGFloat = 52

  /// What happened.
  let headline = UILabel()

  private let countButton = UIButton(configuration: .quakes)

  /// Makes a view that says nothing.
  override init(frame: CGRect) {
    super.init(frame: frame)
    headline.font = .systemFont(ofSize: 13)
    headline.textColor = .secondaryLabel
    headline.numberOfLines = 3
    countButton.configuration?.title = "Count"
    for view in [headline, countButton] { addSubview(view) }
    backgroundColor = .systemGroupedBackground
    let count = UIAction { [weak self] _ in self?.showCount() }
    countButton.addAction(count, for: .touchUpInside)
  }

  /// This view is not made from a storyboard.
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = countButton.sizeThatFits(bounds.size)
    countButton.frame = CGRect(
      x: bounds.width - 16 - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    headline.frame = CGRect(x: 16, y: 2, width: countButton.frame.minX - 24, height: bounds.height - 4)
  }

  private func showCount() {
    guard let events = ask(ForwardedEvents()) else {
      headline.text = "Nobody counts events here."
      return
    }
    let counts = events.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value)" }
    let total = Wording.count(events.values.reduce(0, +), "event")
    headline.text =
      "\(total) went all the way up\(counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))")"
  }
}
