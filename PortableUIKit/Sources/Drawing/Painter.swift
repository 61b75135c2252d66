import Foundation

/// An object that draws the rectangles, shapes and text of views in a picture.
///
/// Coordinates are in points from the upper-left corner of the picture.
package protocol Painter: AnyObject {
  /// Fills a rectangle with a color.
  ///
  /// The corners have the radius `cornerRadius`, in points. If the radius is 0, the corners are square.
  func fill(_ rect: CGRect, with color: PaintColor, cornerRadius: CGFloat)

  /// Draws a line of text, vertically centered in a rectangle.
  ///
  /// Text wider than the rectangle may extend beyond it.
  func write(_ line: String, in rect: CGRect, style: TextStyle)

  /// Fills a shape with a color, or draws its lines if there is a line width, in points.
  func draw(_ outline: Outline, with color: PaintColor, lineWidth: CGFloat?)

  /// Runs a closure and clips its drawing to a rectangle.
  func clip(to rect: CGRect, _ body: () -> Void)
}

/// The color of a fill or a line of text, with components from 0 to 1.
package typealias PaintColor = UIColor.Components

package struct TextStyle: Hashable, Sendable {
  package var font: UIFont
  package var color: PaintColor
  package var alignment: NSTextAlignment
}
