import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The header of the first screen: a headline, and below it the menu of scopes and a row of buttons.
final class HeaderView: UIView {
  /// The label for a short text about the last action, a load, or an error.
  let headline = UILabel()

  /// The menu in which the user chooses the scope of the list.
  let menu = MenuView()

  private let countButton = UIButton(configuration: .quakes)
  private let magnitudeButton = UIButton(configuration: .quakes)
  private let depthButton = UIButton(configuration: .quakes)
  private let browseButton = UIButton(configuration: .quakes)
  private lazy var buttons = UIStackView(
    arrangedSubviews: [magnitudeButton, depthButton, countButton, browseButton]
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    headline.font = .preferredFont(forTextStyle: .footnote)
    headline.adjustsFontForContentSizeCategory = true
    headline.textColor = .secondaryLabel
    headline.numberOfLines = 2
    magnitudeButton.configuration?.title = "Magnitude"
    depthButton.configuration?.title = "Depth"
    countButton.configuration?.title = "Count"
    browseButton.configuration?.title = "Browse"
    buttons.spacing = 8
    for view in [headline, menu, buttons] { addSubview(view) }

    magnitudeButton.emits(.orderTapped, on: .touchUpInside) { [.order: QuakeOrder.magnitude] }
    depthButton.emits(.orderTapped, on: .touchUpInside) { [.order: QuakeOrder.depth] }
    browseButton.emits(.browseTapped, on: .touchUpInside)
    let count = UIAction { [weak self] _ in self?.showCount() }
    countButton.addAction(count, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// A height that fits two lines of text, the menu, the buttons and the spacing.
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 120) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 32
    let size = buttons.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    headline.frame = CGRect(x: 16, y: 4, width: width, height: 36)
    menu.frame = CGRect(x: 16, y: 46, width: width, height: size.height)
    buttons.frame = CGRect(x: 16, y: 82, width: min(width, size.width), height: size.height)
  }

  private func showCount() {
    guard let events = ask(ForwardedEvents()) else {
      headline.text = "Nothing here counts events."
      return
    }
    let counts = events.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value)" }
    let total = Wording.count(events.values.reduce(0, +), "event")
    headline.text =
      "\(total) reached the application\(counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))")"
  }
}
