// For the stand-in only: drawing its screens as SVG documents.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  @testable import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct SVGPainterTests {
    private let picture = Picture()

    @Test func aDocumentIsSelfContained() {
      let painter = SVGPainter(size: CGSize(width: 120, height: 80.25), title: "Quakes & more")

      picture.root.draw(with: painter)

      let fonts = "Helvetica, Arial, 'Liberation Sans', sans-serif"
      #expect(
        painter.document() == """
          <svg xmlns="http://www.w3.org/2000/svg" role="img" width="120" height="80.25" \
          viewBox="0 0 120 80.25" font-family="\(fonts)">
          <title>Quakes &amp; more</title>
          <rect x="0" y="0" width="120" height="80" fill="#FFFFFF"/>
          </svg>

          """
      )
    }

    @Test func fillsHaveTheirPlaceColorAndCorners() {
      picture.fill(x: 1.0 / 3, y: 2, width: 60, height: 20.128, cornerRadius: 99)
      let faint = picture.fill(width: 10, height: 1, color: .separator)
      faint.alpha = 0.2
      picture.fill(width: 10, height: 10, color: .clear)
      picture.fill(width: 0, height: 10)

      #expect(
        elements == [
          "<rect x=\"0.33\" y=\"2\" width=\"60\" height=\"20.13\" rx=\"10.06\" fill=\"#007AFF\"/>",
          "<rect x=\"0\" y=\"0\" width=\"10\" height=\"1\" fill=\"#3C3C43\" fill-opacity=\"0.06\"/>",
        ]
      )
    }

    @Test func linesAreVerticallyCenteredAndAligned() {
      picture.write("left", y: 20)
      picture.write("center", alignment: .center).font = .systemFont(ofSize: 13, weight: .semibold)
      picture.write("right", x: 10, alignment: .right).font = .systemFont(ofSize: 10, weight: .bold)

      let black = "fill=\"#000000\""
      let semibold = "font-size=\"13\" font-weight=\"600\" text-anchor=\"middle\""
      let length = { (points: Double) in "textLength=\"\(points)\" lengthAdjust=\"spacingAndGlyphs\"" }
      let bold = "font-size=\"10\" font-weight=\"700\" text-anchor=\"end\""
      #expect(
        elements == [
          "<text xml:space=\"preserve\" x=\"0\" y=\"32.55\" \(length(17.34)) font-size=\"13\" \(black)>left</text>",
          "<text xml:space=\"preserve\" x=\"60\" y=\"12.55\" \(length(39.01)) \(semibold) \(black)>center</text>",
          "<text xml:space=\"preserve\" x=\"130\" y=\"11.5\" \(length(22.22)) \(bold) \(black)>right</text>",
        ]
      )
    }

    @Test func aLabelLowerThanItsLineClipsTheLine() {
      picture.write("low", height: 10)

      #expect(elements.first == "<svg x=\"0\" y=\"0\" width=\"120\" height=\"10\" viewBox=\"0 0 120 10\">")
      #expect(elements.last == "</svg>")
      #expect(elements.count == 3)
    }

    @Test func textIsEscaped() {
      picture.write("<a href=\"x\"> &  \u{1}\u{FFFE}é")

      #expect(picture.document.contains(">&lt;a href=&quot;x&quot;&gt; &amp;  \u{FFFD}\u{FFFD}é</text>"))
    }

    @Test func aClippedPartIsANestedDocument() {
      let outer = picture.fill(x: 10, y: 10, width: 50, height: 50)
      let inner = picture.fill(x: 20, y: 20, width: 50, height: 50, color: .black, in: outer)
      outer.clipsToBounds = true
      inner.clipsToBounds = true

      #expect(
        elements == [
          "<svg x=\"10\" y=\"10\" width=\"50\" height=\"50\" viewBox=\"10 10 50 50\">",
          "<rect x=\"10\" y=\"10\" width=\"50\" height=\"50\" fill=\"#007AFF\"/>",
          "<svg x=\"30\" y=\"30\" width=\"50\" height=\"50\" viewBox=\"30 30 50 50\">",
          "<rect x=\"30\" y=\"30\" width=\"50\" height=\"50\" fill=\"#000000\"/>",
          "</svg>",
          "</svg>",
        ]
      )
    }

    @Test func aSymbolIsDrawnAsLinesUnlessItIsFilled() {
      for name in ["folder", "folder.fill", "no.such.symbol"] {
        let view = UIImageView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
        view.image = UIImage(systemName: name)
        picture.root.addSubview(view)
      }

      let path = "<path d=\"M 12 16 L 12 4 L 18 4 L 20 6 L 28 6 L 28 16 Z\""
      let round = "stroke-linecap=\"round\" stroke-linejoin=\"round\""
      #expect(
        elements == [
          "\(path) fill=\"none\" stroke=\"#007AFF\" stroke-width=\"1.5\" \(round)/>",
          "\(path) fill=\"#007AFF\"/>",
        ]
      )
    }

    @Test func theCornersOfAnInsetSectionAreCoveredByTheColorOfItsTable() {
      let source = OneSection(rows: 3)
      let table = UITableView(frame: picture.root.bounds, style: .insetGrouped)
      table.dataSource = source
      picture.root.addSubview(table)
      picture.root.frame.size.height = 200
      table.frame = picture.root.bounds
      table.layoutIfNeeded()

      let corners = elements.filter { $0.hasPrefix("<path") }

      #expect(corners.count == 4)
      #expect(corners.allSatisfy { $0.hasSuffix(" Z\" fill=\"#F2F2F7\"/>") })
      #expect(corners.contains { $0.contains("M 15.5 34.5 L 26 34.5") })
    }

    @Test func colorsFollowTheStyle() {
      let light = picture.fill(width: 10, height: 10, color: .label)
      picture.fill(width: 10, height: 10, color: .label, in: light)
      picture.root.overrideUserInterfaceStyle = .dark
      light.overrideUserInterfaceStyle = .light
      picture.fill(width: 20, height: 10, color: .label)

      let fills = picture.document.split(separator: "\n").compactMap {
        $0.split(separator: "\"").last { $0.hasPrefix("#") }
      }
      #expect(fills == ["#000000", "#000000", "#000000", "#FFFFFF"])
    }

    @Test func theSameViewsMakeTheSameDocument() {
      picture.write("Tonga")
      picture.fill(width: 10, height: 10)

      #expect(picture.document == picture.document)
    }

    /// The elements in front of the background.
    private var elements: [String] {
      picture.document.split(separator: "\n").dropFirst(2).dropLast().map(String.init)
    }
  }

  private final class OneSection: NSObject, UITableViewDataSource {
    private let rows: Int

    init(rows: Int) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
#endif
