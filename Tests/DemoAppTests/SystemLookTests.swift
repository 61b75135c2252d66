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
    // A font for the text size of traits is only measured.
    let styled = try lines(/preferredFont\(forTextStyle: [^,]*\)/)
    #expect(Set(styled.keys) == Set(try lines(/adjustsFontForContentSizeCategory = true/).keys))
    #expect(styled.count == 6)
  }

  /// A chosen tile is filled with the color of its magnitude, on which the color of labels is hard to read. The
  /// background of the others is a translucent system color. A photo's title is white on the photo.
  @Test func colorsAreSemantic() throws {
    let colors = try lines(/UIColor\(|\.(white|black|red|green|blue|gray)\b(?!\()|withAlphaComponent/)

    #expect(
      colors == [
        "Cells/DecadeContent.swift": ["label.textColor = isTile && tile.isChosen ? .white : .label"],
        "Cells/MagnitudeLevel+Color.swift": [
          "var background: UIColor { color.withAlphaComponent(0.18) }"
        ],
        "Gallery/PhotosController.swift": ["content.textProperties.color = .white"],
      ]
    )
  }

  /// Views lay out their content inside UIKit's layout margins, or those of a content configuration.
  @Test func noMarginIsInPoints() throws {
    let sides = /(\b[xy]|leading|trailing|top|bottom|left|right|d[xy]): -?[1-9]|[0-9] \+ safeAreaInsets/

    #expect(try lines(sides).isEmpty)
    #expect(try lines(/width [-+] [0-9]|contentInsets =|[mM]argins = [^!sct]/).isEmpty)
    // The rows of the list inside a row are lower than UIKit's.
    let heights = ["Cells/DecadesCell.swift": ["return lines * font.lineHeight + 14"]]
    #expect(try lines(/[hH]eight [-+] [0-9]/) == heights)
  }

  /// Spaces between views are in points, because UIKit has a standard space between views only with constraints.
  @Test func spacesBetweenViewsAreListed() throws {
    let spaces = try lines(/spacing.* = .*[1-9]|spacing: [1-9]|Y \+ [1-9]/)

    #expect(
      spaces.mapValues(\.count) == [
        "Cells/DecadeContent.swift": 1,
        "Cells/EarthquakeCell.swift": 2,
        "Cells/QuakeContent.swift": 1,
        "Gallery/PhotosController.swift": 1,  // between the photos
        "Screens/BrowseController.swift": 2,  // between the tiles
        "Screens/BrowseHeaderView.swift": 1,
        "Screens/ButtonRow.swift": 1,
        "Screens/DetailView.swift": 1,
        "Screens/HeaderView.swift": 1,
      ]
    )
  }
}
