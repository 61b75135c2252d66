import Foundation

/// What views are drawn with: fills and lines of text, in points from the upper left corner of the picture.
package protocol Painter: AnyObject {
  /// Fills a rectangle whose corners are rounded by that radius.
  func fill(_ rect: CGRect, with color: PaintColor, cornerRadius: CGFloat)

  /// Writes one line of text, in the middle of the rectangle's height; what is wider than that may reach out.
  func write(_ line: String, in rect: CGRect, style: TextStyle)

  /// Draws what `body` draws, as far as it lies in the rectangle.
  func clip(to rect: CGRect, _ body: () -> Void)
}

/// A color as it is seen: its parts, each from 0 to 1.
package typealias PaintColor = UIColor.Components

/// How a line of text is written.
package struct TextStyle: Hashable, Sendable {
  /// The font.
  package var font: UIFont
  /// The color of the strokes.
  package var color: PaintColor
  /// Where in its rectangle the line stands.
  package var alignment: NSTextAlignment
}
