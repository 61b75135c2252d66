import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// An earthquake at length, a fact a line.
final class DetailView: UIView {
  /// What is written on the view, from top to bottom.
  var lines: [String] = [] {
    didSet {
      for label in labels { label.removeFromSuperview() }
      labels = lines.enumerated().map { index, line in label(line, isFirst: index == 0) }
      for label in labels { addSubview(label) }
    }
  }

  private var labels: [UILabel] = []

  /// Makes a view that says nothing.
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// This view is not made from a storyboard.
  required init?(coder: NSCoder) {
    nil
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
  }

  private func label(_ line: String, isFirst: Bool) -> UILabel {
    let label = UILabel()
    label.text = line
    label.numberOfLines = 0
    label.font = isFirst ? .systemFont(ofSize: 22, weight: .bold) : .systemFont(ofSize: 17)
    label.textColor = isFirst ? .label : .secondaryLabel
    return label
  }
}
