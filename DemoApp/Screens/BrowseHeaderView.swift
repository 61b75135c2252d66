import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The header of the Browse screen: a headline, and below it a button for each presentation of the list.
final class BrowseHeaderView: UIStackView {
  /// The label for a short text about the list, or about the last action.
  let headline = HeadlineLabel()

  private let buttons = QuakePresentation.allCases.map { _ in UIButton(configuration: .gray()) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (axis, spacing, isLayoutMarginsRelativeArrangement) = (.vertical, 8, true)
    for view in [headline, ButtonRow(buttons)] { addArrangedSubview(view) }
    for (button, presentation) in zip(buttons, QuakePresentation.allCases) {
      button.emits(.presentationChosen, on: .touchUpInside) { [.presentation: presentation] }
    }
  }

  required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Shows the headline and marks the button of the current presentation.
  func show(_ viewModel: BrowseViewModel) {
    headline.text = viewModel.headline
    for (button, presentation) in zip(buttons, QuakePresentation.allCases) {
      button.configuration?.title = viewModel.title(of: presentation)
    }
    setNeedsLayout()
  }
}
