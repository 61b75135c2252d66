import Foundation

/// A drawing context with the coordinates, interface style and opacity of a view.
@MainActor
struct Drawing {
  let painter: any Painter
  /// The origin of the view's coordinates in the picture.
  var origin: CGPoint
  /// The interface style of the view, light or dark.
  var style: UIUserInterfaceStyle
  /// The opacity of the view, multiplied by those of its superviews in the picture.
  var opacity: Double

  /// Fills a rectangle, in the view's coordinates, with a color.
  func fill(_ rect: CGRect, with color: UIColor, cornerRadius: CGFloat = 0) {
    painter.fill(inPicture(rect), with: seen(color), cornerRadius: cornerRadius)
  }

  /// Draws a line of text, vertically centered in a rectangle in the view's coordinates.
  func write(
    _ line: String,
    in rect: CGRect,
    font: UIFont,
    color: UIColor,
    alignment: NSTextAlignment = .natural
  ) {
    let style = TextStyle(font: font, color: seen(color), alignment: alignment)
    painter.write(line, in: inPicture(rect), style: style)
  }

  /// Fills a shape in the view's coordinates, or draws its lines if there is a line width, in points.
  func draw(_ outline: Outline, with color: UIColor, lineWidth: CGFloat?) {
    painter.draw(outline.placed(at: origin), with: seen(color), lineWidth: lineWidth)
  }

  /// Runs a closure and clips its drawing to a rectangle in the view's coordinates.
  func clip(to rect: CGRect, _ body: () -> Void) {
    painter.clip(to: inPicture(rect), body)
  }

  private func inPicture(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  private func seen(_ color: UIColor) -> PaintColor {
    var seen = color.components(in: style)
    seen.alpha *= opacity
    return seen
  }
}

extension UIView {
  /// Draws the view and its subviews, with the view's upper-left corner at the upper-left corner of the picture.
  ///
  /// The method draws the views at their current frames, so call ``layoutIfNeeded()`` first. Before it draws the view,
  /// the method fills the view's bounds with the system background color, so the drawing is opaque.
  package func draw(with painter: any Painter) {
    let drawing = Drawing(
      painter: painter,
      origin: CGPoint(x: -bounds.minX, y: -bounds.minY),
      style: traitCollection.userInterfaceStyle,
      opacity: 1
    )
    drawing.fill(bounds, with: .systemBackground)
    draw(in: drawing)
  }

  private func draw(in surroundings: Drawing) {
    guard !isHidden, alpha > 0 else { return }
    var drawing = surroundings
    drawing.opacity *= Double(alpha)
    if overrideUserInterfaceStyle != .unspecified { drawing.style = overrideUserInterfaceStyle }
    if let backgroundColor { drawing.fill(bounds, with: backgroundColor) }
    guard clipsToBounds else { return drawInside(drawing) }
    drawing.clip(to: bounds) { drawInside(drawing) }
  }

  private func drawInside(_ drawing: Drawing) {
    drawContent(in: drawing)
    for view in subviews {
      var inside = drawing
      inside.origin.x += view.frame.minX - view.bounds.minX
      inside.origin.y += view.frame.minY - view.bounds.minY
      view.draw(in: inside)
    }
    drawAbove(in: drawing)
  }
}
