import Foundation
import TestSupport
import Testing

/// The fonts, colors and margins of the demo's screens are UIKit's own, except for those listed here.
@Suite
struct SystemLookTests {
  private static let folders = ["Cells", "Gallery", "Screens"]

  /// Returns the lines that match a pattern, without indentation, by their files.
  private func lines(_ pattern: some RegexComponent) throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    for folder in Self.folders {
      let path = Repository.root.appendingPathComponent("DemoApp/\(folder)").path
      for name in try FileManager.default.subpathsOfDirectory(atPath: path) where name.hasSuffix(".swift") {
        let lines = try Files.lines("DemoApp/\(folder)/\(name)").filter { $0.contains(pattern) }
        if !lines.isEmpty {
          found["\(folder)/\(name)"] = lines.map { $0.trimmingCharacters(in: .whitespaces) }
        }
      }
    }
    return found
  }

  @Test func textsHaveTextStylesAndFollowTheirSize() throws {
    #expect(try lines(/[sS]ystemFont\(|UIFont\(|withSize\(/).isEmpty)
    let styled = try lines(/preferredFont/)
    #expect(Set(styled.keys) == Set(try lines(/adjustsFontForContentSizeCategory = true/).keys))
    #expect(styled.count == 7)
  }

  /// A chosen tile is filled with the color of its magnitude, on which the color of labels is hard to read. The
  /// background of the others is a translucent system color. A photo's title is white on the photo.
  @Test func colorsAreSemantic() throws {
    let colors = try lines(/UIColor\(|\.(white|black|red|green|blue|gray)\b(?!\()|withAlphaComponent/)

    #expect(
      colors == [
        "Cells/DecadeContent.swift": ["label.textColor = tile.isChosen ? .white : .label"],
        "Cells/MagnitudeLevel+Color.swift": [
          "var background: UIColor { color.withAlphaComponent(0.18) }"
        ],
        "Gallery/PhotosController.swift": ["content.textProperties.color = .white"],
      ]
    )
  }

  /// Cells and headers that lay out their frames themselves have a margin of 16 points, and tiles one of 12.
  @Test func marginsInPointsAreListed() throws {
    let margins = try lines(
      /(\bx|leading|trailing|left|right): [1-9]|width - [0-9]|= [0-9]+ \+ safeAreaInsets|layoutMargins =/
    )

    #expect(
      margins.mapValues(\.count) == [
        "Cells/DecadeContent.swift": 3,  // beside the bars, whose widths are in points
        "Cells/EarthquakeCell.swift": 4,
        "Cells/QuakeContent.swift": 9,
        "Cells/UIButton.Configuration+Quakes.swift": 1,  // inside the buttons
        "Screens/BrowseController.swift": 1,  // around the tiles
        "Screens/BrowseHeaderView.swift": 3,
        "Screens/DetailView.swift": 1,
        "Screens/HeaderView.swift": 4,
      ]
    )
  }
}
