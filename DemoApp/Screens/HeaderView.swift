import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The header of the first screen: a headline, and below it the menu of scopes and a row of buttons.
final class HeaderView: UIStackView {
  /// The label for a short text about the last action, a load, or an error.
  let headline = HeadlineLabel()

  /// The menu in which the user chooses the scope of the list.
  let menu = MenuView()

  private let countButton = UIButton(configuration: .gray())
  private let magnitudeButton = UIButton(configuration: .gray())
  private let depthButton = UIButton(configuration: .gray())
  private let browseButton = UIButton(configuration: .gray())

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    (axis, spacing, isLayoutMarginsRelativeArrangement) = (.vertical, 8, true)
    magnitudeButton.configuration?.title = "Magnitude"
    depthButton.configuration?.title = "Depth"
    countButton.configuration?.title = "Count"
    browseButton.configuration?.title = "Browse"
    let buttons = ButtonRow([magnitudeButton, depthButton, countButton, browseButton])
    for view in [headline, menu, buttons] { addArrangedSubview(view) }

    magnitudeButton.emits(.orderTapped, on: .touchUpInside) { [.order: QuakeOrder.magnitude] }
    depthButton.emits(.orderTapped, on: .touchUpInside) { [.order: QuakeOrder.depth] }
    browseButton.emits(.browseTapped, on: .touchUpInside)
    let count = UIAction { [weak self] _ in self?.showCount() }
    countButton.addAction(count, for: .touchUpInside)
  }

  required init(coder: NSCoder) {
    super.init(frame: .zero)
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
