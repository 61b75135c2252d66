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
    #expect(!styled.isEmpty)
  }

  /// A chosen tile is filled with the color of its magnitude, on which the color of labels is hard to read. The
  /// background of the others is a translucent system color. A photo's title is white on the photo, and so is the user's
  /// own message on its bubble.
  @Test func colorsAreSemantic() throws {
    let colors = try lines(/UIColor\(|\.(white|black|red|green|blue|gray)\b(?!\()|withAlphaComponent/)

    #expect(
      colors == [
        "Cells/DecadeContent.swift": ["label.textColor = isTile && tile.isChosen ? .white : .label"],
        "Cells/MagnitudeLevel+Color.swift": [
          "var background: UIColor { color.withAlphaComponent(0.18) }"
        ],
        "Gallery/ChatController.swift": [
          "content.textProperties.color = message.isOwn ? .white : .label"
        ],
        "Gallery/PhotosController.swift": ["content.textProperties.color = .white"],
      ]
    )
  }

  /// Views lay out their content inside UIKit's layout margins, or those of a content configuration. UIKit has no bubble
  /// of a chat, so its margins are in points. The photos that can be scrolled reach the edges of the screen.
  @Test func marginsInPointsAreListed() throws {
    let sides = /(\b[xy]|leading|trailing|top|bottom|left|right|d[xy]): -?[1-9]|[0-9] \+ safeAreaInsets/
    let margins = /width [-+] [0-9]|contentInsets =|argins = [^!sct]|argins\.\w+ = .*[0-9]|insets\((?!insets)/

    #expect(
      try lines(sides) == [
        "Gallery/ChatController.swift": [
          "bubble.backgroundInsets = .init(top: 4, leading: sides.leading, bottom: 4, trailing: sides.trailing)"
        ]
      ]
    )
    #expect(
      try lines(margins) == [
        "Gallery/ChatController.swift": [
          "content.directionalLayoutMargins.leading = sides.leading + 16",
          "content.directionalLayoutMargins.trailing = sides.trailing + 16",
        ],
        "Gallery/PhotosController.swift": [
          ".layout(.carousel(width: .fraction(0.8), height: .points(120), paging: .groupPaging).insets(.zero))"
        ],
      ]
    )
    // The rows of the list inside a row are lower than UIKit's.
    let heights = ["Cells/DecadesCell.swift": ["return lines * font.lineHeight + 14"]]
    #expect(try lines(/[hH]eight [-+] [0-9]/) == heights)
  }

  /// Spaces between views are in points, because UIKit has a standard space between views only with constraints.
  @Test func spacesBetweenViewsAreListed() throws {
    #expect(
      try lines(/spacing.* = .*[1-9]|spacing: [1-9]|Y \+ [1-9]/) == [
        "Cells/DecadeContent.swift": [
          "(axis, spacing) = isTile || content.hasLargeText ? (.vertical, 0) : (.horizontal, 8)"
        ],
        "Cells/EarthquakeCell.swift": [
          "(buttons.spacing, buttons.alignment) = (8, .leading)",
          "buttons = CGRect(x: margins.left, y: details.maxY + 8, width: buttonsWidth, height: size.height)",
        ],
        "Cells/QuakeContent.swift": ["(spacing, isLayoutMarginsRelativeArrangement) = (8, true)"],
        "Gallery/PhotosController.swift": ["super.init(.waterfall(columns: 2, spacing: 8))"],
        "Screens/BrowseController.swift": [
          ".layout(.grid(columns: hasLargeText ? 2 : 5, spacing: 8, height: .estimated(76)).insets(insets))",
          "? .grid(columns: hasLargeText ? 1 : 2, spacing: 8, height: tileHeight).insets(insets)",
        ],
        "Screens/BrowseHeaderView.swift": [
          "(axis, spacing, isLayoutMarginsRelativeArrangement) = (.vertical, 8, true)"
        ],
        "Screens/ButtonRow.swift": ["row.spacing = 8"],
        "Screens/DetailView.swift": [
          "(column.axis, column.alignment, column.spacing) = (.vertical, .leading, 8)"
        ],
        "Screens/HeaderView.swift": [
          "(axis, spacing, isLayoutMarginsRelativeArrangement) = (.vertical, 8, true)"
        ],
      ]
    )
  }
}
