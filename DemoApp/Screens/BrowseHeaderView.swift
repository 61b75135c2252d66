import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The header of the Browse screen: a headline, and below it a button for each presentation of the list.
final class BrowseHeaderView: UIView {
  /// The height of the view, in points. It fits two lines of text, the buttons and the spacing.
  static let height: CGFloat = 84

  /// The label for a short text about the list, or about the last action.
  let headline = UILabel()

  private let buttons = QuakePresentation.allCases.map { _ in UIButton(configuration: .quakes) }
  private lazy var row = UIStackView(arrangedSubviews: buttons)

  override init(frame: CGRect) {
    super.init(frame: frame)
    headline.font = .preferredFont(forTextStyle: .footnote)
    headline.adjustsFontForContentSizeCategory = true
    headline.textColor = .secondaryLabel
    headline.numberOfLines = 2
    row.spacing = 8
    for view in [headline, row] { addSubview(view) }
    for (button, presentation) in zip(buttons, QuakePresentation.allCases) {
      button.emits(.presentationChosen, on: .touchUpInside) { [.presentation: presentation] }
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the headline and marks the button of the current presentation.
  func show(_ viewModel: BrowseViewModel) {
    headline.text = viewModel.headline
    for (button, presentation) in zip(buttons, QuakePresentation.allCases) {
      button.configuration?.title = viewModel.title(of: presentation)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 32
    let size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    headline.frame = CGRect(x: 16, y: 4, width: width, height: 36)
    row.frame = CGRect(x: 16, y: 46, width: min(width, size.width), height: size.height)
  }
}
