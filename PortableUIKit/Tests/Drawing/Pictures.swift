#if !canImport(UIKit) || os(watchOS)
  import Foundation
  @testable import PortableUIKit

  /// A picture of 20 columns and 5 rows, with methods to draw in it.
  @MainActor
  struct Picture {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))

    /// The rows of the picture, without the empty ones at the end.
    var lines: [String] {
      let painter = TextPainter(size: root.bounds.size)
      root.draw(with: painter)
      let lines = painter.lines
      return Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
    }

    var document: String {
      let painter = SVGPainter(size: root.bounds.size)
      root.draw(with: painter)
      return painter.document()
    }

    /// Adds a label of 13 points to a view, or to the picture.
    @discardableResult
    func write(
      _ text: String,
      x: CGFloat = 0,
      y: CGFloat = 0,
      width: CGFloat = 120,
      height: CGFloat = 16,
      alignment: NSTextAlignment = .natural,
      in view: UIView? = nil
    ) -> UILabel {
      let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
      label.text = text
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = alignment
      (view ?? root).addSubview(label)
      return label
    }

    /// Adds a rectangle to a view, or to the picture.
    @discardableResult
    func fill(
      x: CGFloat = 0,
      y: CGFloat = 0,
      width: CGFloat,
      height: CGFloat,
      color: UIColor = .systemBlue,
      cornerRadius: CGFloat = 0,
      in view: UIView? = nil
    ) -> UIView {
      let filled = FilledView(frame: CGRect(x: x, y: y, width: width, height: height))
      filled.color = color
      filled.cornerRadius = cornerRadius
      (view ?? root).addSubview(filled)
      return filled
    }
  }

  private final class FilledView: UIView {
    var color = UIColor.systemBlue
    var cornerRadius: CGFloat = 0

    override func drawContent(in drawing: Drawing) {
      drawing.fill(bounds, with: color, cornerRadius: cornerRadius)
    }
  }
#endif
