import Foundation

/// A painter that creates an SVG document.
///
/// The document doesn't refer to other files. It clips content with nested `svg` elements, so it needs no element
/// identifiers. A web page can therefore contain several documents without conflicts between identifiers. The page's
/// style rules for `svg` elements must not apply to the nested elements, because the rules could change the clipping.
package final class SVGPainter: Painter {
  /// The distance from the vertical center of a line down to its baseline, as a fraction of the font size.
  ///
  /// The distance is about half the cap height, so capitals and digits are vertically centered.
  private static let baseline: CGFloat = 0.35
  /// The font families of the document's text, in order of preference.
  ///
  /// The families before `sans-serif` have the advance widths that ``Advances`` contains.
  private static let fonts = "Helvetica, Arial, 'Liberation Sans', sans-serif"

  private let size: CGSize
  private let title: String?
  private var elements: [String] = []

  /// Creates a painter for a picture of the given size, in points.
  ///
  /// The title describes the picture to screen readers.
  package init(size: CGSize, title: String? = nil) {
    self.size = size
    self.title = title
  }

  /// Returns the SVG document.
  ///
  /// Identical drawings produce identical documents, byte for byte.
  package func document() -> String {
    let picture = CGRect(origin: .zero, size: size)
    let measures = " width=\"\(number(size.width))\" height=\"\(number(size.height))\"\(viewBox(picture))"
    let text = " font-family=\"\(Self.fonts)\""
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"\(measures)\(text)>"
    let name = title.map { ["<title>\(escaped($0))</title>"] } ?? []
    return ([start] + name + elements + ["</svg>", ""]).joined(separator: "\n")
  }

  package func fill(_ rect: CGRect, with color: PaintColor, cornerRadius: CGFloat) {
    guard color.alpha > 0, !rect.isEmpty else { return }
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    let corners = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    elements.append("<rect\(place(rect))\(corners)\(paint(color))/>")
  }

  package func write(_ line: String, in rect: CGRect, style: TextStyle) {
    guard style.color.alpha > 0, !line.isEmpty else { return }
    let (x, anchor) =
      switch style.alignment {
      case .left, .natural: (rect.minX, "")
      case .center: (rect.midX, " text-anchor=\"middle\"")
      case .right: (rect.maxX, " text-anchor=\"end\"")
      }
    let y = rect.midY + style.font.pointSize * Self.baseline
    let font = " font-size=\"\(number(style.font.pointSize))\"\(weight(of: style.font))"
    // In a browser without these fonts, the text is still as wide as it was measured.
    let advance = number(LineWidth(of: line, font: style.font).advance)
    let length = " textLength=\"\(advance)\" lengthAdjust=\"spacingAndGlyphs\""
    let attributes = " x=\"\(number(x))\" y=\"\(number(y))\"\(length)\(font)\(anchor)\(paint(style.color))"
    elements.append("<text xml:space=\"preserve\"\(attributes)>\(escaped(line))</text>")
  }

  package func draw(_ outline: Outline, with color: PaintColor, lineWidth: CGFloat?) {
    guard color.alpha > 0 else { return }
    let path = outline.steps.flatMap { step in
      [String(step.command)] + step.points.flatMap { [number($0.x), number($0.y)] }
    }
    var paint = paint(color)
    if let lineWidth {
      paint = " fill=\"none\"\(paint.replacing(" fill", with: " stroke"))"
      paint += " stroke-width=\"\(number(lineWidth))\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
    }
    elements.append("<path d=\"\(path.joined(separator: " "))\"\(paint)/>")
  }

  package func clip(to rect: CGRect, _ body: () -> Void) {
    elements.append("<svg\(place(rect))\(viewBox(rect))>")
    body()
    elements.append("</svg>")
  }
}

// The attributes and text of elements. The string of each attribute begins with a space.
extension SVGPainter {
  private func place(_ rect: CGRect) -> String {
    let (x, y) = (number(rect.minX), number(rect.minY))
    return " x=\"\(x)\" y=\"\(y)\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
  }

  private func viewBox(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(number)
    return " viewBox=\"\(numbers.joined(separator: " "))\""
  }

  private func paint(_ color: PaintColor) -> String {
    let parts = [color.red, color.green, color.blue].map { part in
      let hex = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return hex.count == 1 ? "0" + hex : hex
    }
    let opacity = color.alpha < 1 ? " fill-opacity=\"\(number(color.alpha))\"" : ""
    return " fill=\"#\(parts.joined())\"\(opacity)"
  }

  private func weight(of font: UIFont) -> String {
    switch font.weight.rawValue {
    case ..<UIFont.Weight.semibold.rawValue: ""
    case ..<UIFont.Weight.bold.rawValue: " font-weight=\"600\""
    default: " font-weight=\"700\""
    }
  }

  /// Returns a number as text with at most two decimals, or "0" if the number isn't finite.
  private func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (Double(value) * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }

  /// Escapes text for use in elements and attributes.
  ///
  /// The method replaces characters that XML doesn't permit with `U+FFFD`.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": escaped.unicodeScalars.append("\u{FFFD}")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
