import Foundation

/// A surface that views draw on. Coordinates are in points from the upper left corner of the picture.
package protocol Painter: AnyObject {
  /// Fills a rectangle with rounded corners.
  func fill(_ rect: CGRect, with color: PaintColor, cornerRadius: CGFloat)

  /// Draws a line of text, vertically centered in a rectangle. Text wider than the rectangle may extend beyond it.
  func write(_ line: String, in rect: CGRect, style: TextStyle)

  /// Runs `body` with its drawing clipped to a rectangle.
  func clip(to rect: CGRect, _ body: () -> Void)
}

/// A color for painting, with components from 0 to 1.
package typealias PaintColor = UIColor.Components

/// The style of a line of text.
package struct TextStyle: Hashable, Sendable {
  /// The font.
  package var font: UIFont
  /// The color of the text.
  package var color: PaintColor
  /// The alignment of the line in its rectangle.
  package var alignment: NSTextAlignment
}
