import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A row of buttons, which scrolls horizontally if they do not fit, for example because the text is large. They scroll
/// to the edges of the screen, not only to the margins.
class ButtonRow: UIScrollView {
  private let row: UIStackView

  init(_ buttons: [UIButton]) {
    row = UIStackView(arrangedSubviews: buttons)
    super.init(frame: .zero)
    row.spacing = 8
    clipsToBounds = false
    addSubview(row)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingSize.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = fittingSize
    row.frame = CGRect(origin: .zero, size: size)
    guard contentSize != size else { return }
    contentSize = size
    invalidateIntrinsicContentSize()
  }

  /// Returns the row that contains a view, or nil if there is none.
  static func containing(_ view: UIView) -> ButtonRow? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? ButtonRow }.first
  }

  /// Scrolls as far as necessary to show a button of the row.
  func reveal(_ button: UIButton) {
    let least = button.frame.maxX - bounds.width
    contentOffset.x = max(0, min(button.frame.minX, max(contentOffset.x, least)))
  }

  private var fittingSize: CGSize { row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
}
