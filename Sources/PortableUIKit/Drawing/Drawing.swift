import Foundation

/// A drawing context for a view: it has the view's coordinates, interface style and opacity.
@MainActor
struct Drawing {
  let painter: any Painter
  /// The origin of the view's coordinates in the picture.
  var origin: CGPoint
  /// The interface style, light or dark.
  var style: UIUserInterfaceStyle
  /// The opacity of the view, multiplied by the opacities of its superviews.
  var opacity: Double

  /// Fills a rectangle.
  func fill(_ rect: CGRect, with color: UIColor, cornerRadius: CGFloat = 0) {
    painter.fill(inPicture(rect), with: seen(color), cornerRadius: cornerRadius)
  }

  /// Draws a line of text.
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

  /// Runs `body` with its drawing clipped to a rectangle.
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
  /// Draws the view and its subviews, with the view's upper left corner at the picture's.
  ///
  /// Views are drawn at their current frames, so lay them out before. The picture is opaque: behind the view is the
  /// system's background.
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
  }
}
