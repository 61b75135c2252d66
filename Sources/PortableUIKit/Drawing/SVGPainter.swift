import Foundation

/// A painter whose picture is an SVG document.
///
/// The document needs nothing else and has no ids: what is clipped is an `svg` element in that of the picture,
/// so any number of documents can stand in one page (whose styles of `svg` must be for the outer ones only).
package final class SVGPainter: Painter {
  /// How far below the middle of a line its letters stand, in parts of the font's size: half the height of
  /// a capital, so that capitals and digits are in the middle.
  private static let baseline: CGFloat = 0.35
  /// Those of the measured advances first; see ``Advances``.
  private static let fonts = "Helvetica, Arial, 'Liberation Sans', sans-serif"

  private let size: CGSize
  private let title: String?
  private var elements: [String] = []

  /// Makes a painter for a picture of that size in points, with a title for those who do not see it.
  package init(size: CGSize, title: String? = nil) {
    self.size = size
    self.title = title
  }

  /// The document; the same drawing makes the same document, byte for byte.
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
    let attributes = " x=\"\(number(x))\" y=\"\(number(y))\"\(font)\(anchor)\(paint(style.color))"
    elements.append("<text xml:space=\"preserve\"\(attributes)>\(escaped(line))</text>")
  }

  package func clip(to rect: CGRect, _ body: () -> Void) {
    elements.append("<svg\(place(rect))\(viewBox(rect))>")
    body()
    elements.append("</svg>")
  }
}

// The parts of elements; each attribute begins with a space.
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

  /// A number with two decimals at most, as every locale's XML writes it.
  private func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (Double(value) * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }

  /// A text as it is written between elements and in attributes, with `U+FFFD` for what XML does not have.
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
