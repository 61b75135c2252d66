import Foundation

/// A view's way to draw: in its own coordinates, in the colors of its surroundings, as opaque as it is.
@MainActor
struct Drawing {
  let painter: any Painter
  /// Where the view's own coordinates begin in the picture.
  let origin: CGPoint
  /// Whether the surroundings are light or dark.
  let style: UIUserInterfaceStyle
  /// How opaque the view is with all that it is in.
  let opacity: Double

  /// Fills a rectangle.
  func fill(_ rect: CGRect, with color: UIColor, cornerRadius: CGFloat = 0) {
    painter.fill(inPicture(rect), with: seen(color), cornerRadius: cornerRadius)
  }

  /// Writes one line of text.
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

  /// Draws what `body` draws, as far as it lies in the rectangle.
  func clip(to rect: CGRect, _ body: () -> Void) {
    painter.clip(to: inPicture(rect), body)
  }

  /// The same way to draw, less opaque.
  func dimmed(by strength: Double) -> Drawing {
    Drawing(painter: painter, origin: origin, style: style, opacity: opacity * strength)
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
  /// Draws the view and those in it, with its upper left corner in that of the picture.
  ///
  /// Views are taken as they are placed now; a host lays them out before.
  ///
  /// - Parameters:
  ///   - painter: what draws.
  ///   - style: whether the surroundings are light or dark.
  package func draw(with painter: any Painter, style: UIUserInterfaceStyle) {
    let origin = CGPoint(x: -bounds.minX, y: -bounds.minY)
    draw(in: Drawing(painter: painter, origin: origin, style: style, opacity: 1))
  }

  private func draw(in surroundings: Drawing) {
    guard !isHidden, alpha > 0 else { return }
    let drawing = Drawing(
      painter: surroundings.painter,
      origin: surroundings.origin,
      style: surroundings.style,
      opacity: surroundings.opacity * Double(alpha)
    )
    if let backgroundColor { drawing.fill(bounds, with: backgroundColor) }
    guard clipsToBounds else { return drawInside(drawing) }
    drawing.clip(to: bounds) { drawInside(drawing) }
  }

  private func drawInside(_ drawing: Drawing) {
    drawContent(in: drawing)
    for view in subviews {
      let origin = CGPoint(
        x: drawing.origin.x + view.frame.minX - view.bounds.minX,
        y: drawing.origin.y + view.frame.minY - view.bounds.minY
      )
      view.draw(
        in: Drawing(painter: drawing.painter, origin: origin, style: drawing.style, opacity: drawing.opacity)
      )
    }
  }
}
