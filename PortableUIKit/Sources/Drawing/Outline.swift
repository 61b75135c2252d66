import Foundation

/// A shape of lines and curves.
package struct Outline {
  /// A command of SVG's paths, such as `L` for a line, and its points. All coordinates are absolute.
  package typealias Step = (command: Character, points: [CGPoint])

  package private(set) var steps: [Step] = []

  /// Creates a shape from the commands `M`, `L`, `Q`, `C` and `Z` of SVG's paths, separated by spaces.
  init(_ path: String) {
    var x: Double?
    for word in path.split(separator: " ") {
      guard let number = Double(word) else {
        steps.append((Character(String(word)), []))
        continue
      }
      if let first = x { steps[steps.count - 1].points.append(CGPoint(x: first, y: number)) }
      x = x == nil ? number : nil
    }
  }

  /// Returns the shape with its origin at a point. Negative scales mirror it.
  func placed(at origin: CGPoint, scaledBy scale: CGSize = CGSize(width: 1, height: 1)) -> Outline {
    var placed = self
    placed.steps = steps.map { step in
      let points = step.points.map { point in
        CGPoint(x: origin.x + point.x * scale.width, y: origin.y + point.y * scale.height)
      }
      return (step.command, points)
    }
    return placed
  }
}

/// Simple shapes for a few names of system symbols, in a square of 20 points. They aren't Apple's artwork.
enum Symbol {
  static let side: CGFloat = 20

  /// The shapes that are lines. A name that ends in `.fill` fills the shape without that ending.
  private static let paths = [
    "folder": "M 2 16 L 2 4 L 8 4 L 10 6 L 18 6 L 18 16 Z",
    "doc": "M 5 2 L 11 2 L 15 6 L 15 18 L 5 18 Z M 11 2 L 11 6 L 15 6",
    "heart": "M 10 17 C 4 12 2 10 2 7 C 2 3 8 2 10 6 C 12 2 18 3 18 7 C 18 10 16 12 10 17 Z",
    "trash": "M 3 5 L 17 5 M 8 5 L 8 3 L 12 3 L 12 5 M 5 5 L 6 17 L 14 17 L 15 5",
    "star": "M 10 2 L 12 7 L 18 8 L 14 12 L 15 17 L 10 14 L 5 17 L 6 12 L 2 8 L 8 7 Z",
    "info.circle": "\(circle) M 10 9 L 10 14 M 10 6 L 10 7",
    "square.and.arrow.up": "M 7 8 L 4 8 L 4 18 L 16 18 L 16 8 L 13 8 M 10 13 L 10 2 M 7 5 L 10 2 L 13 5",
    "eye.slash": "M 2 10 Q 10 2 18 10 Q 10 18 2 10 Z M 4 17 L 16 3",
    "magnifyingglass": "M 13 8 C 13 15 3 15 3 8 C 3 1 13 1 13 8 Z M 12 12 L 17 17",
  ]
  private static let circle = "M 18 10 C 18 20.6 2 20.6 2 10 C 2 -0.6 18 -0.6 18 10 Z"

  static func outline(_ name: String) -> Outline? {
    paths[name.replacing(".fill", with: "")].map(Outline.init)
  }
}

extension Drawing {
  /// Draws a symbol in the middle of a rectangle, or nothing if the symbol has no shape.
  func drawSymbol(_ name: String, in rect: CGRect, with color: UIColor) {
    guard let outline = Symbol.outline(name) else { return }
    let origin = CGPoint(x: rect.midX - Symbol.side / 2, y: rect.midY - Symbol.side / 2)
    draw(outline.placed(at: origin), with: color, lineWidth: name.hasSuffix(".fill") ? nil : 1.5)
  }

  /// Rounds the outer corners of a section's first and last cell in an inset grouped list, by drawing over them with the
  /// color of the list. Apple doesn't document the radius, which is 10 points here.
  func roundCorners(of cell: CGRect, isFirst: Bool, isLast: Bool, over color: UIColor?) {
    guard let color else { return }
    // The color also covers half a point around the cell, where a scaled picture could show an edge.
    let corner = Outline("M -0.05 -0.05 L 1 -0.05 L 1 0 C 0.45 0 0 0.45 0 1 L -0.05 1 Z")
    for (y, height, isRound) in [(cell.minY, 10.0, isFirst), (cell.maxY, -10.0, isLast)] where isRound {
      for (x, width) in [(cell.minX, 10.0), (cell.maxX, -10.0)] {
        let scale = CGSize(width: width, height: height)
        draw(corner.placed(at: CGPoint(x: x, y: y), scaledBy: scale), with: color, lineWidth: nil)
      }
    }
  }
}
